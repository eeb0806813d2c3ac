// The invented contacts of the chat and what they said: 80 people, a conversation with 15 of them, the same 25 messages told
// by each.
import type { MensajeDeChat } from '@cuadra/contract/escritorio/chat';
import { PERSON_EMAIL, PERSON_ID, PERSON_NAME, person } from '../alone/person.ts';
import { people } from '../people.ts';
import { landscape } from '../pictures.ts';
import { between, chance, oneOf } from '../seeds.ts';
import { daysFromNow, type World } from '../world.ts';
import type { ChatContact, ChatProfile, ContactWithDetails, SampleChat } from './calls.ts';

const CONTACTS = 80;
const CHATS = 15;
/** Unread in the first chats of the list. */
const UNREAD = [2, 1] as const;

export const chatContacts = (): ChatContact[] =>
  people(CONTACTS).map(({ id, name, avatar }) => {
    const next = chance(`chat-contact/${id}`);
    return {
      id,
      name,
      avatar,
      status: oneOf(next, ['online', 'away', 'busy', 'not-visible']),
      active: true,
      about: oneOf(next, ABOUTS),
    };
  });

/** Drawn when somebody looks: eighty people with their pictures would be felt at every start. */
export function contactWithDetails(id: string): ContactWithDetails | null {
  const contact = chatContacts().find((one) => one.id === id);
  const known = people(CONTACTS).find((one) => one.id === id);
  if (contact === undefined || known === undefined) return null;
  const next = chance(`chat-details/${id}`);
  const { email, title, company } = known;
  return {
    ...contact,
    details: {
      email,
      title,
      company,
      phoneNumber: `+502 ${between(next, 3000, 5999)}-${between(next, 1000, 9999)}`,
      birthday: `${between(next, 1962, 2001)}-${two(between(next, 1, 12))}-${two(between(next, 1, 28))}`,
      address: `${between(next, 1, 18)} calle ${between(next, 1, 40)}-${two(between(next, 1, 90))}, zona ${between(next, 1, 12)}`,
    },
    attachments: { media: Array.from({ length: 6 }, (_, at) => landscape(`${id}/${at}`, 240, 160)) },
  };
}

export function seededChats(world: World, contacts: readonly ChatContact[]): SampleChat[] {
  return contacts.slice(0, CHATS).map((contact, index) => {
    const messages = conversation(world, contact.id, index);
    return withLast({
      id: contact.id,
      contactId: contact.id,
      contact,
      unreadCount: UNREAD[index] ?? 0,
      muted: index === 3,
      messages,
      lastMessage: null,
      lastMessageId: null,
      lastMessageAt: null,
    });
  });
}

/** As it is said in the list: by its last message. */
export function withLast(chat: SampleChat): SampleChat {
  const last = chat.messages.at(-1);
  return {
    ...chat,
    lastMessage: last?.value ?? null,
    lastMessageId: last?.id ?? null,
    lastMessageAt: last?.createdAt ?? null,
  };
}

export const chatProfile = (): ChatProfile => ({
  id: PERSON_ID,
  name: PERSON_NAME,
  email: PERSON_EMAIL,
  avatar: person().avatar,
  about: 'Disponible en horas de oficina.',
});

/** So that no two chats share the number of a message, and there is room for more. */
const NUMBERS_PER_CHAT = 10_000;
const MINUTES_OF_DAY = 1_440;

/** Over three days, the last of them so many hours ago as the place of the chat in the list. */
function conversation(world: World, contactId: string, index: number): MensajeDeChat[] {
  return LINES.map(([whose, value], at) => {
    const isMine = whose === 'me';
    const minutesAgo = index * 310 + 12 + (LINES.length - 1 - at) * 3 + (at < 16 ? MINUTES_OF_DAY : 0);
    return {
      id: String((index + 1) * NUMBERS_PER_CHAT + at + 1),
      chatId: contactId,
      contactId: isMine ? PERSON_ID : contactId,
      isMine,
      value,
      createdAt: daysFromNow(world, -minutesAgo / MINUTES_OF_DAY),
    };
  });
}

const two = (number: number): string => String(number).padStart(2, '0');

const ABOUTS = [
  'Disponible',
  'En reunión',
  'Escríbame por la tarde.',
  'De gira por las agencias.',
  'Café y buenos números.',
  'Respondo en cuanto pueda.',
] as const;

const LINES: readonly (readonly ['me' | 'them', string])[] = [
  ['them', 'Buenos días. ¿Recibió el resumen de la reunión?'],
  ['me', 'Buenos días. Sí, lo estoy leyendo.'],
  ['me', 'Me parece completo.'],
  ['them', 'Qué bueno. Faltaba la parte de los proveedores.'],
  ['them', 'La agregué ayer por la noche.'],
  ['me', 'La vi. ¿La fecha de entrega es la misma?'],
  ['them', 'Sí, el viernes antes del mediodía.'],
  ['me', 'Entonces tenemos tres días.'],
  ['them', 'Alcanza. Yo preparo las láminas.'],
  ['me', 'Y yo reviso las cifras.'],
  ['them', 'Le comparto el archivo cuando termine.'],
  ['me', 'Perfecto, gracias.'],
  ['them', '¿Usamos la sala grande?'],
  ['me', 'Ya está apartada, de nueve a once.'],
  ['them', 'Excelente. Aviso a los demás.'],
  ['me', 'Gracias. Hasta mañana.'],
  ['them', 'Buenos días. Ya están las láminas.'],
  ['me', 'Qué rapidez. Las abro ahora.'],
  ['me', 'La tercera tiene un año que no es.'],
  ['them', 'Tiene razón, la corrijo.'],
  ['them', 'Listo.'],
  ['me', 'Ahora sí. Quedaron muy claras.'],
  ['them', 'Me alegra.'],
  ['them', '¿Las enviamos hoy?'],
  ['them', 'Así las leen con tiempo.'],
];
