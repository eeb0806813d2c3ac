// What the quick chat hands to this screen, so that a conversation is drawn in one way (app/sample-chat.tsx).
import type { Chat, Contacto } from '@cuadra/contract/escritorio/chat';
import type { ComponentType } from 'react';

export interface ChatParts {
  readonly Conversation: ComponentType<{ readonly id: string; readonly resumen: Chat | undefined }>;
  readonly Face: ComponentType<{ readonly de: Contacto; readonly lado: number }>;
}
