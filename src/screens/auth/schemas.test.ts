import type { AnyObject, ObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import { forgotSchema, loginSchema, passwordSchema, profileSchema, resetSchema, signupSchema } from './schemas';

/** The first sentence of each field that is refused. */
function refused(schema: ObjectSchema<AnyObject>, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
}

const WRONG = 'This email address is not complete. Please check it.';
const SHORT = 'Password must be at least 6 characters long';
const DIFFER = 'Passwords do not match';
const ada = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  phone: '',
  password: 'secret',
  confirmPassword: 'secret',
};

describe("spec §5: 'Login: email and password required'", () => {
  test.each([
    [{ email: 'ada@example.com', password: 'x' }, {}],
    [{ email: 'the server judges its form', password: ' ' }, {}],
    [{ email: ' ', password: 'x' }, { email: 'Please enter your email address.' }],
    [
      { email: '', password: '' },
      { email: 'Please enter your email address.', password: 'Please enter your password.' },
    ],
  ])('%j: %j', (values, sentences) => expect(refused(loginSchema, values)).toEqual(sentences));
});

describe('spec §5: Signup', () => {
  test.each([
    ['what is required, six characters', {}, {}],
    ['five characters', { password: '12345', confirmPassword: '12345' }, { password: SHORT }],
    [
      'no password',
      { password: '', confirmPassword: '' },
      { password: 'Please choose a password.', confirmPassword: 'Please enter the password again.' },
    ],
    ['two passwords', { confirmPassword: 'Secret' }, { confirmPassword: DIFFER }],
    ['a space at its end', { confirmPassword: 'secret ' }, { confirmPassword: DIFFER }],
    ['six emoji', { password: '🧖🧖🧖🧖🧖🧖', confirmPassword: '🧖🧖🧖🧖🧖🧖' }, {}],
    ['names in any script', { firstName: 'أدا', lastName: "O'Brien-Ødegård" }, {}],
    ['markup is a name like any other', { firstName: '<b>Ada</b>', lastName: "'; drop table users; --" }, {}],
    [
      'spaces are none',
      { firstName: ' ', lastName: '\t' },
      { firstName: 'Please enter your first name.', lastName: 'Please enter your last name.' },
    ],
    ['a phone number', { phone: '(0)89 12-34.56/7' }, {}],
    ['letters in it', { phone: '0800 SAUNA' }, { phone: 'Please use digits, spaces and hyphens only.' }],
    ['a second country code', { phone: '+49 89' }, { phone: 'Please use digits, spaces and hyphens only.' }],
  ])('%s', (_case, given, sentences) => expect(refused(signupSchema, { ...ada, ...given })).toEqual(sentences));
});

describe('an email address', () => {
  test.each([['ada@example.com'], [' ada@example.com '], ['a.b+c@sub.example.co.uk'], ["o'brien@example.com"]])(
    '%j is one',
    (email) => expect(refused(forgotSchema, { email })).toEqual({}),
  );
  test.each([
    ['ada'],
    ['ada@'],
    ['@example.com'],
    ['ada@@example.com'],
    ['a da@example.com'],
    ['ada@example.com, eve@example.com'],
    ['ada@exa mple.com'],
    ['ada@example.com\r\nBcc: eve@example.com'],
  ])('%j is none', (email) => expect(refused(forgotSchema, { email })).toEqual({ email: WRONG }));
});

test.each([
  [{ password: 'secret', confirmPassword: 'secret' }, {}],
  [{ password: '12345', confirmPassword: '12345' }, { password: SHORT }],
  [{ password: 'secret', confirmPassword: 'secreT' }, { confirmPassword: DIFFER }],
])("spec §5: 'Reset password: same match and length rules': %j", (values, sentences) =>
  expect(refused(resetSchema, values)).toEqual(sentences),
);

test.each([
  [{ currentPassword: 'x', newPassword: 'secret', confirmPassword: 'secret' }, {}],
  [
    { currentPassword: '', newPassword: 'secret', confirmPassword: 'secret' },
    { currentPassword: 'Please enter your password.' },
  ],
  [{ currentPassword: 'x', newPassword: '12345', confirmPassword: '12345' }, { newPassword: SHORT }],
  [{ currentPassword: 'x', newPassword: 'secret', confirmPassword: 'other' }, { confirmPassword: DIFFER }],
])('change password: %j', (values, sentences) => expect(refused(passwordSchema, values)).toEqual(sentences));

test.each([
  ['', {}],
  ['+49 89 123456', {}],
  ['+4', {}],
  ['089 123456', { phone: 'Please begin with the country code, as in +49 89 123456.' }],
  ['+49 SAUNA', { phone: 'Please begin with the country code, as in +49 89 123456.' }],
])('profile: the phone number %j', (phone, sentences) =>
  expect(refused(profileSchema, { ...ada, phone })).toEqual(sentences),
);
