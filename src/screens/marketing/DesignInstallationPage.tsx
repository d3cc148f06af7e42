import { StoryPage } from './StoryPage';

const facts = [
  { figure: '2–3 hours', title: 'Private Consultation', text: 'We walk the house and the grounds with you, and listen.' },
  { figure: '2–3 weeks', title: 'Bespoke Design', text: 'Drawings, samples of wood and stone, and a price that holds.' },
  { figure: '4–8 weeks', title: 'Master Craftsmanship', text: 'Every wall and bench is made in the workshop, and built there once.' },
  { figure: '3–7 days', title: 'Expert Installation', text: 'One team brings it, builds it and leaves the house as it was.' },
  { figure: 'Ongoing', title: 'Lifetime Care', text: 'A yearly visit, and somebody who knows your suite on the telephone.' },
];

export function DesignInstallationPage() {
  return (
    <StoryPage
      label="Design & Installation"
      title="Five steps, one team."
      lead="From the first walk through the house to the first evening of warmth, the same people stay with you."
      facts={facts}
    />
  );
}
