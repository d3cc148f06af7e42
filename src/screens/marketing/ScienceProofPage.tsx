import { StoryPage } from './StoryPage';

const facts = [
  { figure: '27%', title: 'Heart and circulation' },
  { figure: '40%', title: 'Long life' },
  { figure: '65%', title: 'A clear mind' },
  { figure: '200%', title: 'Wakefulness' },
].map((fact) => ({ ...fact, text: 'As stated in the research we quote. We send you the papers with pleasure.' }));

export function ScienceProofPage() {
  return (
    <StoryPage
      label="Science & Proof"
      title="What is known, and by whom."
      lead="Heat and cold are among the oldest habits of people in cold countries. We collect what research says of them, and say where it comes from."
      facts={facts}
    />
  );
}
