/** How to reach the company. */
export const companyContact = {
  phone: { value: '+49 800 772 78664', href: 'tel:+4980077278664' },
  email: { value: 'consultation@spasummit.example', href: 'mailto:consultation@spasummit.example' },
} as const;
