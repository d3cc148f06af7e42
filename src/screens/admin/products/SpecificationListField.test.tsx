import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockAdminApi, mockServer, product } from '../../../../store/testing';
import { admin, edit, gone, openProducts, panel, saveChanges } from '../../../testing/adminPanel';
import { renderApp } from '../../../testing/renderApp';

const server = mockServer();
const SPECIFICATIONS = [
  { label: 'Floor area', value: '1.8 m²' },
  { label: 'Seats', value: '2' },
  { label: 'Heater', value: '3 kW' },
];
const fjord = product({ name: 'Fjord Cabin', specifications: SPECIFICATIONS });
const PUT = `PUT /products/${fjord._id}`;

let adminApi = mockAdminApi([fjord]);
beforeEach(() => {
  adminApi = mockAdminApi([fjord]);
  server.use(...adminApi.handlers);
});

async function editFjord(specifications = SPECIFICATIONS) {
  adminApi.change(fjord._id, { specifications });
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await visit.settled();
  return visit;
}

const section = () => within(panel().getByRole('region', { name: 'Specifications' }));
const label = (position: number) => section().getByRole('textbox', { name: `Label of specification ${position}` });
const value = (position: number) => section().getByRole('textbox', { name: `Value of specification ${position}` });
const button = (name: string) => section().getByRole('button', { name });
const addButton = () => button('Add a specification');
/** The texts of all rows, label and value in turn. */
const texts = () =>
  section()
    .queryAllByRole<HTMLInputElement>('textbox')
    .map((field) => field.value);
const puts = () => server.sent.filter(({ what }) => what === PUT).map(({ request }) => request);
async function sentSpecifications(): Promise<unknown> {
  const field = (await puts().at(-1)!.formData()).get('specifications');
  return field === null ? undefined : JSON.parse(field as string);
}

test("the link 'Specifications' at the top of the panel moves the focus to their heading", async () => {
  const { user } = await editFjord();
  await user.click(panel().getByRole('button', { name: 'Specifications' }));
  expect(section().getByRole('heading')).toHaveFocus();
});

describe('adding and changing', () => {
  test('a value has one line, also if several are pasted into it', async () => {
    const { user } = await editFjord();
    await user.click(value(2));
    await user.paste(' or\nfour ');
    expect(value(2)).toHaveValue('2 or four ');
  });

  test("'Add a specification' adds a row and focuses its label; the list is sent if it was changed", async () => {
    const { user } = await editFjord();
    expect(texts()).toEqual(['Floor area', '1.8 m²', 'Seats', '2', 'Heater', '3 kW']);
    await user.click(addButton());
    expect(label(4)).toHaveFocus();
    await user.keyboard('Lead time{Tab}7 weeks');
    await user.clear(value(2));
    await user.type(value(2), '4');
    await saveChanges(user);
    await gone();
    expect(await sentSpecifications()).toEqual([
      { label: 'Floor area', value: '1.8 m²' },
      { label: 'Seats', value: '4' },
      { label: 'Heater', value: '3 kW' },
      { label: 'Lead time', value: '7 weeks' },
    ]);
  });

  test('Enter goes from the label to the value, and from there to a new row, without saving', async () => {
    const { user } = await editFjord();
    await user.click(label(1));
    await user.keyboard('{Enter}');
    expect(value(1)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(label(2)).toHaveFocus();
    expect(texts().slice(0, 6)).toEqual(['Floor area', '1.8 m²', '', '', 'Seats', '2']);
    expect(puts()).toEqual([]);
  });

  test("'no difference makes no version': an empty row is not sent", async () => {
    const { user } = await editFjord();
    await user.click(addButton());
    await saveChanges(user);
    await gone();
    expect(await sentSpecifications()).toBeUndefined();
  });

  test('a product has at most 40 specifications', async () => {
    await editFjord(Array.from({ length: 40 }, (_, index) => ({ label: `L${index}`, value: 'x' })));
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(section().getByText('A product has at most 40 specifications.')).toBeVisible();
  });
});

describe("'Staff … paste several lines': each becomes a row", () => {
  test('below a row with a text', async () => {
    const { user } = await editFjord();
    await user.click(label(1));
    await user.paste('Weight: 410 kg\nWindow\t260 × 150\tcm\n');
    const pasted = ['Weight', '410 kg', 'Window', '260 × 150 cm'];
    expect(texts()).toEqual(['Floor area', '1.8 m²', ...pasted, 'Seats', '2', 'Heater', '3 kW']);
    expect(value(3)).toHaveFocus();
    expect(section().getByText('2 specifications added.')).toBeInTheDocument();
  });

  test('in place of an empty row, also for one line', async () => {
    const { user } = await editFjord([]);
    await user.click(addButton());
    await user.paste('Weight: 410 kg');
    expect(texts()).toEqual(['Weight', '410 kg']);
  });

  test('a text without a value is pasted as it is', async () => {
    const { user } = await editFjord([]);
    await user.click(addButton());
    await user.paste('Weight');
    expect(texts()).toEqual(['Weight', '']);
  });

  test('lines beyond the 40th are refused in words', async () => {
    const { user } = await editFjord();
    await user.click(label(3));
    await user.paste(Array.from({ length: 39 }, (_, index) => `L${index}: x`).join('\n'));
    expect(texts()).toHaveLength(80);
    expect(section().getByRole('alert')).toHaveTextContent(
      '2 specifications were not added: a product has at most 40. Remove others first.',
    );
  });
});

describe('removing', () => {
  test('a removed row can be restored; the focus is on Undo, then on the row', async () => {
    const { user } = await editFjord();
    await user.click(button('Remove specification 2'));
    expect(texts()).toEqual(['Floor area', '1.8 m²', 'Heater', '3 kW']);
    expect(section().getAllByText('Specification “Seats” removed.').length).toBeGreaterThan(0);
    expect(button('Undo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['Floor area', '1.8 m²', 'Seats', '2', 'Heater', '3 kW']);
    expect(label(2)).toHaveFocus();
  });

  test('all of them can be removed', async () => {
    const { user } = await editFjord();
    for (let count = 3; count > 0; count -= 1) await user.click(button('Remove specification 1'));
    await saveChanges(user);
    await gone();
    expect(await sentSpecifications()).toEqual([]);
  });
});

describe('ordering by drag and by keyboard', () => {
  test('the buttons of a row move it by one position and keep the focus', async () => {
    const { user } = await editFjord();
    expect(button('Move specification 1 earlier')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move specification 3 later')).toHaveAttribute('aria-disabled', 'true');
    button('Move specification 1 later').focus();
    await user.keyboard('{Enter}');
    expect(button('Move specification 2 later')).toHaveFocus();
    expect(section().getByText('Moved to position 2 of 3.')).toBeInTheDocument();
    await saveChanges(user);
    await gone();
    expect(await sentSpecifications()).toEqual([SPECIFICATIONS[1], SPECIFICATIONS[0], SPECIFICATIONS[2]]);
  });

  test('in a narrow window a row has one line, and a sheet that moves or removes it', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    adminApi.change(fjord._id, { specifications: SPECIFICATIONS });
    const { user } = renderApp({ at: '/admin?view=products', signedInAs: admin });
    await user.click(await screen.findByRole('button', { name: 'Edit Fjord Cabin' }));
    await screen.findByRole('textbox', { name: 'Label of specification 1' });
    const menu = (position: number) => button(`More actions for specification ${position}`);
    const sheet = (name: string) => within(screen.getByRole('dialog', { name }));
    await user.click(menu(1));
    expect(sheet('Floor area').queryByRole('button', { name: 'Move earlier' })).not.toBeInTheDocument();
    await user.click(sheet('Floor area').getByRole('button', { name: 'Move later' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(texts()).toEqual(['Seats', '2', 'Floor area', '1.8 m²', 'Heater', '3 kW']);
    expect(menu(2)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(sheet('Floor area').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(texts()).toEqual(['Seats', '2', 'Heater', '3 kW']);
    expect(button('Undo')).toHaveFocus();
  });

  test('a row follows the pointer, and Escape returns it to where it was', async () => {
    await editFjord();
    const items = section().getAllByRole('listitem');
    const list = items[0]!.parentElement!;
    list.setPointerCapture = jest.fn();
    // jsdom has no layout: the rows are below each other, 50 px high.
    for (const [index, item] of items.entries()) {
      jest.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 50 * index, 700, 50));
      item.scrollIntoView = jest.fn();
    }
    fireEvent.pointerDown(items[0]!.querySelector('[aria-hidden="true"]')!, { button: 0, pointerType: 'touch' });
    fireEvent.pointerMove(list, { clientX: 20, clientY: 125 });
    await waitFor(() => expect(texts()).toEqual(['Seats', '2', 'Heater', '3 kW', 'Floor area', '1.8 m²']));
    fireEvent.keyDown(list, { key: 'Escape' });
    await waitFor(() => expect(texts()).toEqual(['Floor area', '1.8 m²', 'Seats', '2', 'Heater', '3 kW']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('errors', () => {
  test('an incomplete row is refused before sending, with the message beside its field', async () => {
    const { user } = await editFjord();
    await user.click(addButton());
    await user.keyboard('Lead time');
    expect(section().queryByText('Please enter a value.')).not.toBeInTheDocument();
    await saveChanges(user);
    await waitFor(() => expect(value(4)).toHaveAccessibleDescription('Please enter a value.'));
    expect(value(4)).toBeInvalid();
    await waitFor(() => expect(value(4)).toHaveFocus());
    expect(puts()).toEqual([]);
    await user.type(value(4), '7 weeks');
    expect(value(4)).toBeValid();
  });

  test('errors are shown when the focus leaves the list, and not while a new row is filled in', async () => {
    const { user } = await editFjord();
    await user.clear(label(1));
    expect(label(1)).toBeValid();
    await user.click(panel().getByRole('textbox', { name: 'Name' }));
    expect(label(1)).toHaveAccessibleDescription('Please enter a label.');
    await user.type(label(1), 'a:');
    expect(label(1)).toHaveAccessibleDescription('Please enter a label without a colon.');
    await user.click(addButton());
    await user.keyboard('Lead time');
    expect(value(4)).toBeValid();
  });
});

describe('with other changes and drafts', () => {
  test('a conflict shows both lists, one specification on each line, and the chosen one is saved', async () => {
    const { user } = await editFjord();
    await user.type(value(2), '0');
    adminApi.change(fjord._id, { specifications: [SPECIFICATIONS[0]!] });
    await saveChanges(user);
    const conflict = within(await screen.findByRole('region', { name: 'Conflict' }));
    const mine = 'Yours: Floor area: 1.8 m²\nSeats: 20\nHeater: 3 kW';
    expect(conflict.getByRole('radio', { name: mine })).toBeVisible();
    await user.click(conflict.getByRole('radio', { name: 'Theirs: Floor area: 1.8 m²' }));
    await saveChanges(user);
    await gone();
    expect(adminApi.stored(fjord._id)).toMatchObject({ specifications: [SPECIFICATIONS[0]] });
  });

  test('a row that is only half filled in is kept as a draft', async () => {
    const firstVisit = await editFjord();
    await firstVisit.user.click(addButton());
    await firstVisit.user.keyboard('Lead time');
    await waitFor(() => expect(JSON.stringify(window.sessionStorage)).toContain('Lead time'));
    const { user } = await openProducts({ again: true });
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(label(4)).toHaveValue('Lead time'));
    expect(value(4)).toHaveValue('');
  });
});
