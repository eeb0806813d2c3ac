// The contacts that are there from the start: the people of the samples, with how to reach them.
import { type Person, people } from '../people.ts';
import { landscape } from '../pictures.ts';
import { between, chance, oneOf, seedId } from '../seeds.ts';
import type { Contact, ContactEmail, ContactPhone, ContactTag } from './calls.ts';

const HOW_MANY = 90;
const WITHOUT_COVER = 7;

export const contactTags = (): ContactTag[] =>
  ['Work', 'Friend', 'Family', 'High School', 'College', 'Baseball Team', 'Band'].map((title) => ({
    id: seedId('contact-tag', title),
    title,
  }));

export function contacts(): Contact[] {
  const tags = contactTags().map(({ id }) => id);
  return people(HOW_MANY).map((person, index) => contact(person, index, tags));
}

function contact(person: Person, index: number, tags: readonly string[]): Contact {
  const next = chance(`contact/${person.id}`);
  const { id, name, avatar, title, company } = person;
  return {
    id,
    avatar,
    background: index % WITHOUT_COVER === WITHOUT_COVER - 1 ? null : landscape(name),
    name,
    emails: emails(next, person),
    phoneNumbers: phones(next),
    title,
    company,
    birthday: next() < 0.15 ? null : birthday(next),
    address: next() < 0.2 ? null : address(next),
    notes: next() < 0.25 ? null : notes(next, company),
    tags: some(next, tags, between(next, 1, 3)),
  };
}

function emails(next: () => number, { email }: Person): ContactEmail[] {
  const [user = ''] = email.split('@');
  const work = { email, label: 'Work' };
  return next() < 0.6 ? [work] : [work, { email: `${user}@correo.example`, label: 'Personal' }];
}

/** One to three; most of them in Guatemala, others where its people live too. */
function phones(next: () => number): ContactPhone[] {
  const labels = ['Mobile', 'Work', 'Home'] as const;
  return labels.slice(0, between(next, 1, labels.length)).map((label) => {
    const country = next() < 0.75 ? 'gt' : oneOf(next, ABROAD);
    return { country, phoneNumber: NUMBERS[country](next), label };
  });
}

const ABROAD = ['sv', 'hn', 'mx', 'us', 'cr', 'es'] as const;

const digits = (next: () => number, howMany: number): string =>
  String(between(next, 0, 10 ** howMany - 1)).padStart(howMany, '0');

const eight = (first: string) => (next: () => number) => `${first}${digits(next, 3)} ${digits(next, 4)}`;

/** As they are written in each place. */
const NUMBERS = {
  gt: (next: () => number) => eight(oneOf(next, ['2', '3', '4', '5', '7']))(next),
  sv: eight('7'),
  hn: eight('9'),
  cr: eight('8'),
  mx: (next: () => number) => `55 ${digits(next, 4)} ${digits(next, 4)}`,
  us: (next: () => number) => `(${oneOf(next, ['213', '305', '713'])}) 555-01${digits(next, 2)}`,
  es: (next: () => number) => `6${digits(next, 2)} ${digits(next, 3)} ${digits(next, 3)}`,
} as const;

const two = (number: number): string => String(number).padStart(2, '0');

const birthday = (next: () => number): string =>
  `${between(next, 1958, 2002)}-${two(between(next, 1, 12))}-${two(between(next, 1, 28))}`;

const PLACES = [
  'Ciudad de Guatemala',
  'Quetzaltenango',
  'Antigua Guatemala',
  'Cobán',
  'Huehuetenango',
  'Chimaltenango',
  'Escuintla',
  'Zacapa',
] as const;

const address = (next: () => number): string =>
  `${between(next, 1, 20)} ${oneOf(next, ['avenida', 'calle'])} ${between(next, 1, 19)}-${two(between(next, 1, 99))}, ` +
  `zona ${between(next, 1, 12)}, ${oneOf(next, PLACES)}`;

const notes = (next: () => number, company: string): string =>
  [oneOf(next, FIRST_NOTES)(company), ...(next() < 0.6 ? [oneOf(next, MORE_NOTES)] : [])].join('');

const FIRST_NOTES = [
  (company: string) =>
    `<p>Nos conocimos en la feria de proveedores, en el puesto de <strong>${company}</strong>. Prefiere que la llamada sea por la mañana.</p>`,
  (company: string) =>
    `<p>Lleva las compras de <strong>${company}</strong> desde hace cuatro años. Contesta los correos el mismo día.</p>`,
  () => '<p>Vive cerca del parque central. <em>No llamar los domingos.</em></p>',
  () =>
    '<p>Pendiente con esta persona:</p><ul><li>Enviar la cotización corregida</li><li>Confirmar la visita de noviembre</li></ul>',
  () => '<p>Tocamos juntos en la marimba del instituto; sigue ensayando los jueves.</p>',
  () => '<p>Recomendó al contador que ahora lleva las planillas. Tiene dos hijas en la misma escuela.</p>',
] as const;

const MORE_NOTES = [
  '<p>La última vez hablamos del nuevo local: abre en enero, con bodega propia.</p>',
  '<p>Para urgencias, buscar primero en la oficina; después, en el celular.</p>',
  '<p>Le gusta el café de altura, sin azúcar.</p>',
] as const;

/** So many different ones of a list. */
function some<T>(next: () => number, list: readonly T[], howMany: number): T[] {
  const left = [...list];
  return Array.from({ length: howMany }, () => {
    const chosen = oneOf(next, left);
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
}
