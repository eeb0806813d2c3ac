// The boards that are there from the start: three, and only the first one has anything on it.
import { people } from '../people.ts';
import { seedId } from '../seeds.ts';
import { daysFromNow, type World } from '../world.ts';
import type { BoardIcon, BoardInList, Card, Label, List, Member } from './calls.ts';
import { STEP } from './positions.ts';

/** As they are kept: what stands elsewhere is kept by its id. */
export type StoredBoard = Omit<BoardInList, 'members'> & { readonly members: readonly string[] };
export type StoredCard = Omit<Card, 'labels'> & { readonly labels: readonly string[] };

export interface BoardData {
  readonly members: readonly Member[];
  boards: StoredBoard[];
  lists: List[];
  cards: StoredCard[];
  labels: Label[];
}

const MEMBERS = 20;
const HOUR_DAYS = 1 / 24;
/** Sweden writes days as they travel. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guatemala' });

export function boardData(world: World): BoardData {
  const members = people(MEMBERS).map(({ id, name, avatar }) => ({ id, name, avatar }));
  return {
    members,
    boards: BOARDS.map(({ title, description, icon, hoursAgo, from, howMany }, index) => ({
      id: seedId('board', index),
      title,
      description,
      icon,
      lastActivity: daysFromNow(world, -hoursAgo * HOUR_DAYS),
      members: members.slice(from, from + howMany).map(({ id }) => id),
    })),
    lists: LISTS.map(({ title }, index) => ({
      id: listId(index),
      boardId: FIRST,
      position: (index + 1) * STEP,
      title,
    })),
    cards: LISTS.flatMap((list, index) => list.cards.map((card, order) => cardOf(world, index, card, order))),
    labels: LABELS.map((title, index) => ({ id: labelId(index), boardId: FIRST, title })),
  };
}

interface SeedBoard {
  readonly title: string;
  readonly description: string;
  readonly icon: BoardIcon;
  readonly hoursAgo: number;
  /** The first of its members, and how many there are. */
  readonly from: number;
  readonly howMany: number;
}

const BOARDS: readonly SeedBoard[] = [
  {
    title: 'Portal de asociados',
    description: 'Lo que falta para que los asociados consulten sus ahorros desde el teléfono',
    icon: 'columns',
    hoursAgo: 2,
    from: 0,
    howMany: 3,
  },
  {
    title: 'Agencia de Chimaltenango',
    description: 'Local, mobiliario, permisos y personal para la apertura de la nueva agencia',
    icon: 'building',
    hoursAgo: 26,
    from: 3,
    howMany: 8,
  },
  {
    title: 'Mis pendientes',
    description: 'Lo de la semana, sin revolverlo con lo demás',
    icon: 'flag',
    hoursAgo: 24 * 9,
    from: 7,
    howMany: 1,
  },
];

const FIRST = seedId('board', 0);
const listId = (index: number) => seedId('board-list', index);
const labelId = (index: number) => seedId('board-label', index);

const LABELS = ['Diseño', 'Programación', 'Contenido', 'Error', 'Pruebas'] as const;

interface SeedCard {
  readonly title: string;
  readonly description?: string;
  readonly labels: readonly (typeof LABELS)[number][];
  /** In days from today. */
  readonly due?: number;
}

function cardOf(world: World, list: number, { title, description, labels, due }: SeedCard, order: number) {
  return {
    id: seedId('board-card', `${list}-${order}`),
    boardId: FIRST,
    listId: listId(list),
    position: (order + 1) * STEP,
    title,
    description: description ?? null,
    labels: labels.map((label) => labelId(LABELS.indexOf(label))),
    dueDate: due === undefined ? null : DAY.format(new Date(daysFromNow(world, due))),
  };
}

const LISTS: readonly { readonly title: string; readonly cards: readonly SeedCard[] }[] = [
  {
    title: 'Por hacer',
    cards: [
      {
        title: 'Estado de cuenta en PDF',
        description: 'Con el mismo encabezado de los comprobantes y el período que el asociado elija.',
        labels: ['Programación', 'Diseño'],
        due: 12,
      },
      { title: 'Textos de la página de ayuda', labels: ['Contenido'], due: 5 },
      {
        title: 'El saldo no cabe en teléfonos angostos',
        description: 'Con cifras de más de siete dígitos el importe se corta en pantallas de 360 puntos.',
        labels: ['Error', 'Diseño'],
        due: -2,
      },
      { title: 'Consultar tasas vigentes por producto', labels: [] },
    ],
  },
  {
    title: 'En curso',
    cards: [
      {
        title: 'Ingreso con segundo factor',
        description:
          'Código por aplicación y llaves de acceso. Falta la recuperación cuando se pierde el teléfono.',
        labels: ['Programación'],
        due: 3,
      },
      { title: 'Avisos por correo al recibir intereses', labels: ['Programación', 'Contenido'], due: 8 },
    ],
  },
  {
    title: 'En revisión',
    cards: [
      {
        title: 'Historial de movimientos con filtros',
        description: 'Revisar con dos agencias que los totales coinciden con la ventanilla.',
        labels: ['Pruebas'],
        due: -1,
      },
    ],
  },
  {
    title: 'Terminado',
    cards: [
      { title: 'Logotipo e íconos del portal', labels: ['Diseño'] },
      { title: 'Ambiente de pruebas', labels: ['Programación'] },
      { title: 'Términos y condiciones de uso', labels: ['Contenido'] },
      { title: 'Prueba con diez asociados voluntarios', labels: ['Pruebas'] },
      { title: 'La sesión se cerraba al rotar la pantalla', labels: ['Error', 'Pruebas'] },
    ],
  },
];
