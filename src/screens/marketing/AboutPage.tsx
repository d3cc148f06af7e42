import { StoryPage } from './StoryPage';

const facts = [
  { figure: '25+', title: 'Years', text: 'Of building rooms for warmth, first in the mountains, then further away.' },
  { figure: '500+', title: 'Installations', text: 'In houses, on terraces, beside lakes, below vineyards.' },
  { figure: '35', title: 'Countries', text: 'Each with its own water, its own winters and its own wood.' },
  { figure: '100%', title: 'Satisfaction', text: 'We leave when the house is quiet and you are content.' },
];

export function AboutPage() {
  return (
    <StoryPage
      label="About"
      title="A workshop that grew up in the snow."
      lead="We design, build and look after private saunas, infrared cabins, cold plunges and whole contrast suites."
      facts={facts}
    />
  );
}
