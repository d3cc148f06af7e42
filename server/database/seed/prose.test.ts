import { prose } from './prose';

describe('prose', () => {
  it('joins several lines into one, with single spaces', () => {
    expect(prose`
      Two benches
      seat four.   The floor is slate.`).toBe('Two benches seat four. The floor is slate.');
  });

  it('puts no-break spaces between a number and its unit', () => {
    expect(prose`80–90 °C, 4.8 m², 9 kW, 20 kg, 100 ml, 740 litres, up to 10 m away`).toBe(
      '80–90\u00a0°C, 4.8\u00a0m², 9\u00a0kW, 20\u00a0kg, 100\u00a0ml, 740\u00a0litres, up to 10\u00a0m away',
    );
    expect(prose`ridge 385 cm`).toBe('ridge\u00a0385\u00a0cm');
    expect(prose`240 × 200 cm`).toBe('240\u00a0×\u00a0200\u00a0cm');
  });

  it('separates thousands with a no-break thin space', () => {
    expect(prose`1,800 litres, 2 × 1,000 litres, 1,000 × 450 cm, 110, 120 and 130 cm`).toBe(
      '1\u202f800\u00a0litres, 2\u00a0×\u00a01\u202f000\u00a0litres, 1\u202f000\u00a0×\u00a0450\u00a0cm, ' +
        '110, 120 and 130\u00a0cm',
    );
  });

  it('does not change a word that only starts like a unit', () => {
    expect(prose`There are 3 more, for 2 women and 4 men.`).toBe('There are 3 more, for 2 women and 4 men.');
  });
});
