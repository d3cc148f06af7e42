import { StoryPage } from './StoryPage';

const facts = [
  { figure: '80–90\u00a0°C', title: 'Traditional sauna', text: 'Cedar, stone and a slow heat. Rooms from 2 to 8\u00a0m².' },
  { figure: '45–60\u00a0°C', title: 'Infrared chamber', text: 'Hemlock and a low, deep warmth. Cabins from 1.5 to 6\u00a0m².' },
  { figure: '4–8\u00a0°C', title: 'Cold plunge', text: 'Still, clear water, kept cold the whole year.' },
];

export function ExperiencesPage() {
  return (
    <StoryPage
      label="Experiences"
      title="Warm, then cold, then quiet."
      lead="A contrast suite brings three rooms together: the heat of a traditional sauna, the depth of infrared, and the clear cold of a plunge."
      facts={facts}
    />
  );
}
