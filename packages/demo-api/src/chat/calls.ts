// The chat application: what its sample calls say. What the product's chat also says has the product's shape, so that the same
// screen works on both (contract, escritorio/chat).
import type { Chat, Contacto } from '@cuadra/contract/escritorio/chat';
import { call } from '../call.ts';

export interface ChatContact extends Contacto {
  readonly about: string;
}

/** What the drawer of a contact shows besides. */
export interface ContactWithDetails extends ChatContact {
  readonly details: {
    readonly email: string;
    readonly phoneNumber: string;
    readonly title: string;
    readonly company: string;
    /** A day of the year, as `1988-04-21`. */
    readonly birthday: string;
    readonly address: string;
  };
  readonly attachments: { readonly media: readonly string[] };
}

export interface ChatProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly about: string;
}

/** A chat that can do more than the product's: it says whether it is muted. */
export interface SampleChat extends Chat {
  readonly muted: boolean;
}

/** What of a chat may be changed; without messages, it is emptied. */
export interface ChatChanges {
  readonly unreadCount?: number;
  readonly lastMessageId?: string | null;
  readonly muted?: boolean;
  readonly messages?: readonly never[];
}

const base = '/api/apps/chat';

export const chatCalls = {
  contact: call<{ query: { id: string }; response: ContactWithDetails | null }>('GET', `${base}/contact`),
  profile: call<{ response: ChatProfile }>('GET', `${base}/profile`),
  patch: call<{ body: { id: string; chat: ChatChanges }; response: SampleChat | null }>(
    'PATCH',
    `${base}/chat`,
  ),
  remove: call<{ query: { id: string }; response: boolean }>('DELETE', `${base}/chat`),
};
