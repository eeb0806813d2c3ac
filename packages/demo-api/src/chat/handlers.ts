// What the browser answers of the chat though there is a server: the rest is the product's own chat between colleagues.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import { chatCalls } from './calls.ts';
import { chatProfile, contactWithDetails } from './data.ts';

export const chatHandlers = (): HttpHandler[] => [
  answer(chatCalls.contact, ({ query: { id } }) => contactWithDetails(id)),
  answer(chatCalls.profile, chatProfile),
];
