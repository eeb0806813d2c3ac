import type { Contact } from '@cuadra/demo-api/contacts/calls';
import { expect, it } from 'vitest';
import { changesOf, draftOf, newPhone } from './draft.ts';

const WORDS = { Work: 'Trabajo', Home: 'Casa' };

const NEW: Contact = {
  id: '1',
  avatar: null,
  background: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  job: { title: '', company: '' },
  birthday: null,
  address: null,
  notes: null,
  tags: [],
};

const ZOILA: Contact = {
  id: '2',
  avatar: null,
  background: null,
  name: 'Zoila',
  emails: [{ email: 'zoila@uno.example', label: 'Work' }],
  phoneNumbers: [{ country: 'gt', phoneNumber: '2222 3333', label: 'Taller' }],
  title: 'Contadora',
  company: 'Uno',
  birthday: '1990-02-01',
  address: 'Zona 1',
  notes: '<p>Hola</p>',
  tags: ['a'],
};

it('uno nuevo tiene un correo y un teléfono por llenar', () => {
  const draft = draftOf(NEW, WORDS);
  expect(draft.emails).toEqual([{ email: '', label: '' }]);
  expect(draft.phones).toEqual([{ country: 'us', phoneNumber: '', label: '' }]);
});

it('lo que quedó en blanco no se guarda, y el cargo y la empresa van sueltos', () => {
  expect(changesOf(draftOf(NEW, WORDS), WORDS)).toEqual({
    name: 'New Contact',
    title: '',
    company: '',
    emails: [],
    phoneNumbers: [],
    address: null,
    birthday: null,
    notes: null,
    tags: [],
  });
});

it('lo que no se tocó se guarda como estaba', () => {
  const { id, avatar, background, ...rest } = ZOILA;
  expect(changesOf(draftOf(ZOILA, WORDS), WORDS)).toEqual(rest);
});

it('los tipos conocidos se ven traducidos y se guardan como son; los demás, como se escriben', () => {
  const draft = draftOf(ZOILA, WORDS);
  expect([draft.emails[0]?.label, draft.phones[0]?.label]).toEqual(['Trabajo', 'Taller']);
  const [phone] = draft.phones;
  const changed = { ...draft, phones: phone === undefined ? [] : [{ ...phone, label: ' casa ' }] };
  expect(changesOf(changed, WORDS).phoneNumbers?.[0]?.label).toBe('Home');
});

it('otro teléfono empieza en el país del anterior', () => {
  expect(newPhone(ZOILA.phoneNumbers[0]).country).toBe('gt');
});
