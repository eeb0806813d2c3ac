// The boards: what they are made of, and how they are asked for and changed.
//
// Beyond the calls that are known of such boards, ours are: a board is made, changed and taken away (`board`), the
// people who may be on one are listed (`members`), and `card/positions` gives the cards of a list the order in which
// they come.
import { call } from '../call.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

export const boardIcons = [
  'columns',
  'rocket',
  'building',
  'banknotes',
  'people',
  'idea',
  'book',
  'flag',
] as const;
export type BoardIcon = (typeof boardIcons)[number];

/** As it stands among the others. */
export interface BoardInList {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly icon: BoardIcon;
  /** When anything of it last changed. */
  readonly lastActivity: string;
  readonly members: readonly Member[];
}

export interface Label {
  readonly id: string;
  readonly boardId: string;
  readonly title: string;
}

export interface Card {
  readonly id: string;
  readonly boardId: string;
  readonly listId: string;
  readonly position: number;
  readonly title: string;
  readonly description: string | null;
  /** Those that still exist. */
  readonly labels: readonly Label[];
  /** `YYYY-MM-DD`. */
  readonly dueDate: string | null;
}

export interface List {
  readonly id: string;
  readonly boardId: string;
  readonly position: number;
  readonly title: string;
}

/** Opened: with its lists and their cards, each in its order. */
export interface Board extends BoardInList {
  readonly lists: readonly ListWithCards[];
  readonly labels: readonly Label[];
}

export interface ListWithCards extends List {
  readonly cards: readonly Card[];
}

/** What may be said of one thing; the rest stays as it is. */
type Some<T, K extends keyof T> = { readonly [Key in K]?: T[Key] };
type Known<T extends { readonly id: string }, K extends keyof T> = { readonly id: string } & Some<T, K>;

export type BoardChange = Some<BoardInList, 'title' | 'description' | 'icon' | 'members'>;
export type ListChange = Known<List, 'position' | 'title'>;
type CardFields = 'listId' | 'position' | 'title' | 'description' | 'labels' | 'dueDate';
export type CardChange = Some<Card, CardFields>;
export type NewCard = Pick<Card, 'boardId' | 'listId' | 'position' | 'title'>;

const PATH = '/api/apps/scrumboard';
type ById = { id: string };

export const boards = call<{ response: BoardInList[] }>('GET', `${PATH}/boards`);
export const members = call<{ response: Member[] }>('GET', `${PATH}/members`);

export const board = call<{ query: ById; response: Board | null }>('GET', `${PATH}/board`);
export const createBoard = call<{
  body: { board: Pick<BoardInList, 'title' | 'description' | 'icon' | 'members'> };
  response: BoardInList;
}>('POST', `${PATH}/board`);
export const patchBoard = call<{ body: { id: string; board: BoardChange }; response: BoardInList | null }>(
  'PATCH',
  `${PATH}/board`,
);
/** With all that is on it. */
export const deleteBoard = call<{ query: ById; response: boolean }>('DELETE', `${PATH}/board`);

/** A board has so many lists at most: one more is refused. */
export const createList = call<{
  body: { list: Pick<List, 'boardId' | 'position' | 'title'> };
  response: List;
}>('POST', `${PATH}/board/list`);
export const patchList = call<{ body: { list: ListChange }; response: List | null }>(
  'PATCH',
  `${PATH}/board/list`,
);
/** With its cards. */
export const deleteList = call<{ query: ById; response: boolean }>('DELETE', `${PATH}/board/list`);
export const patchLists = call<{ body: { lists: ListChange[] }; response: List[] }>(
  'PATCH',
  `${PATH}/board/lists`,
);

export const createCard = call<{ body: { card: NewCard }; response: Card }>('PUT', `${PATH}/board/card`);
export const patchCard = call<{ body: { id: string; card: CardChange }; response: Card | null }>(
  'PATCH',
  `${PATH}/board/card`,
);
export const deleteCard = call<{ query: ById; response: boolean }>('DELETE', `${PATH}/board/card`);
export const patchCards = call<{ body: { cards: (CardChange & ById)[] }; response: Card[] }>(
  'PATCH',
  `${PATH}/board/cards`,
);
/** The cards of a list in the order in which they come, one step apart. */
export const orderCards = call<{ body: { cards: ById[] }; response: Card[] }>(
  'PATCH',
  `${PATH}/board/card/positions`,
);

export const labels = call<{ query: { boardId: string }; response: Label[] }>('GET', `${PATH}/board/labels`);
export const createLabel = call<{ body: { label: Pick<Label, 'boardId' | 'title'> }; response: Label }>(
  'PUT',
  `${PATH}/board/label`,
);
export const patchLabel = call<{
  body: { id: string; label: Some<Label, 'title'> };
  response: Label | null;
}>('PATCH', `${PATH}/board/label`);
/** From the cards too. */
export const deleteLabel = call<{ query: ById; response: boolean }>('DELETE', `${PATH}/board/label`);
