import type { AnyObject, ObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import { forgotSchema, loginSchema, passwordSchema, profileSchema, resetSchema, signupSchema } from './schemas';

/** Returns the first error message of each invalid field. */
function validate(schema: ObjectSchema<AnyObject>, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
}

const WRONG = 'Please enter a valid email address.';
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
    [{ email: 'not an email address', password: ' ' }, {}],
    [{ email: ' ', password: 'x' }, { email: 'Please enter your email address.' }],
    [
      { email: '', password: '' },
      { email: 'Please enter your email address.', password: 'Please enter your password.' },
    ],
  ])('%j: %j', (values, messages) => expect(validate(loginSchema, values)).toEqual(messages));
});

describe('spec §5: Signup', () => {
  test.each([
    ['all required fields, with a password of six characters', {}, {}],
    ['a password of five characters', { password: '12345', confirmPassword: '12345' }, { password: SHORT }],
    [
      'no password',
      { password: '', confirmPassword: '' },
      { password: 'Please choose a password.', confirmPassword: 'Please enter the password again.' },
    ],
    ['two different passwords', { confirmPassword: 'Secret' }, { confirmPassword: DIFFER }],
    ['passwords that differ in a trailing space', { confirmPassword: 'secret ' }, { confirmPassword: DIFFER }],
    ['a password of six emoji', { password: '🧖🧖🧖🧖🧖🧖', confirmPassword: '🧖🧖🧖🧖🧖🧖' }, {}],
    ['names in any script', { firstName: 'أدا', lastName: "O'Brien-Ødegård" }, {}],
    ['names that contain markup', { firstName: '<b>Ada</b>', lastName: "'; drop table users; --" }, {}],
    [
      'names of spaces',
      { firstName: ' ', lastName: '\t' },
      { firstName: 'Please enter your first name.', lastName: 'Please enter your last name.' },
    ],
    ['a phone number', { phone: '(0)89 12-34.56/7' }, {}],
    ['a phone number with letters', { phone: '0800 SAUNA' }, { phone: 'Please use digits, spaces and hyphens only.' }],
    [
      'a phone number with a second country code',
      { phone: '+49 89' },
      { phone: 'Please use digits, spaces and hyphens only.' },
    ],
  ])('%s', (_case, given, messages) => expect(validate(signupSchema, { ...ada, ...given })).toEqual(messages));
});

describe('an email address', () => {
  test.each([['ada@example.com'], [' ada@example.com '], ['a.b+c@sub.example.co.uk'], ["o'brien@example.com"]])(
    'accepts %j',
    (email) => expect(validate(forgotSchema, { email })).toEqual({}),
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
  ])('rejects %j', (email) => expect(validate(forgotSchema, { email })).toEqual({ email: WRONG }));
});

test.each([
  [{ password: 'secret', confirmPassword: 'secret' }, {}],
  [{ password: '12345', confirmPassword: '12345' }, { password: SHORT }],
  [{ password: 'secret', confirmPassword: 'secreT' }, { confirmPassword: DIFFER }],
])("spec §5: 'Reset password: same match and length rules': %j", (values, messages) =>
  expect(validate(resetSchema, values)).toEqual(messages),
);

test.each([
  [{ currentPassword: 'x', newPassword: 'secret', confirmPassword: 'secret' }, {}],
  [
    { currentPassword: '', newPassword: 'secret', confirmPassword: 'secret' },
    { currentPassword: 'Please enter your password.' },
  ],
  [{ currentPassword: 'x', newPassword: '12345', confirmPassword: '12345' }, { newPassword: SHORT }],
  [{ currentPassword: 'x', newPassword: 'secret', confirmPassword: 'other' }, { confirmPassword: DIFFER }],
])('change password: %j', (values, messages) => expect(validate(passwordSchema, values)).toEqual(messages));

test.each([
  ['', {}],
  ['+49 89 123456', {}],
  ['+4', {}],
  ['089 123456', { phone: 'Please start with the country code, for example +49 89 123456.' }],
  ['+49 SAUNA', { phone: 'Please start with the country code, for example +49 89 123456.' }],
])('profile: the phone number %j', (phone, messages) =>
  expect(validate(profileSchema, { ...ada, phone })).toEqual(messages),
);
