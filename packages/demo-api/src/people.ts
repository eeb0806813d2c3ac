// The people of the sample applications: invented, always the same, and known to all of them by the same id.
import { portrait } from './pictures.ts';
import { seedId } from './seeds.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** A picture as a data URL; some people have none. */
  readonly avatar: string | null;
  readonly company: string;
  readonly title: string;
}

const NAMES = [
  'Abigail',
  'Adolfo',
  'Alejandra',
  'Amílcar',
  'Ana Lucía',
  'Axel',
  'Beatriz',
  'Byron',
  'Carmela',
  'César',
  'Claudia',
  'Cristóbal',
  'Delmy',
  'Diego',
  'Dulce',
  'Edwin',
  'Elvira',
  'Esteban',
  'Evelyn',
  'Fabián',
  'Flor de María',
  'Fredy',
  'Gabriela',
  'Gerson',
  'Glenda',
  'Gustavo',
  'Heidy',
  'Hugo',
  'Ingrid',
  'Isaías',
  'Jacqueline',
  'Joaquín',
  'Karla',
  'Kevin',
  'Leticia',
  'Lisandro',
  'Magdalena',
  'Marvin',
  'Nidia',
  'Óscar',
] as const;
const SURNAMES = [
  'Ajanel',
  'Barrios',
  'Cojtí',
  'De León',
  'Escobar',
  'Figueroa',
  'Girón',
  'Hernández',
  'Ixcot',
  'Juárez',
  'Lemus',
  'Marroquín',
  'Noj',
  'Ovalle',
  'Pineda',
  'Quiñónez',
  'Raxón',
  'Sandoval',
  'Tzul',
  'Velásquez',
] as const;
const COMPANIES = [
  'Ferretería El Cedro',
  'Textiles Xelajú',
  'Café Altura de Huehue',
  'Transportes Río Dulce',
  'Clínica Santa Lucía',
  'Constructora Los Volcanes',
  'Distribuidora Atitlán',
  'Imprenta La Ceiba',
  'Agrícola Tierra Fría',
  'Consultores del Istmo',
] as const;
const TITLES = [
  'Contadora general',
  'Jefe de compras',
  'Analista financiera',
  'Gerente de operaciones',
  'Diseñadora',
  'Ingeniero de datos',
  'Coordinadora de proyectos',
  'Auditor interno',
  'Directora comercial',
  'Asistente administrativo',
] as const;

const WITHOUT_PICTURE = 8;

/** The first ones of the list, each with a name of their own. */
export const people = (howMany: number): Person[] =>
  Array.from({ length: howMany }, (_, index) => person(index));

function person(index: number): Person {
  const first = NAMES[index % NAMES.length] ?? NAMES[0];
  // Another surname at every round, so that no two share both.
  const step = index + Math.floor(index / NAMES.length) * 3;
  const surname = SURNAMES[step % SURNAMES.length] ?? SURNAMES[0];
  // The lists alternate: a woman, a man. Their jobs too, so every round moves them by two.
  const job = (index + Math.floor(index / NAMES.length) * 2) * 7;
  const company = COMPANIES[(index * 3) % COMPANIES.length] ?? COMPANIES[0];
  const name = `${first} ${surname}`;
  return {
    id: seedId('person', index),
    name,
    email: `${plain(first)}.${plain(surname)}@${plain(company)}.example`,
    avatar: index % WITHOUT_PICTURE === WITHOUT_PICTURE - 1 ? null : portrait(name, index % 2 === 0),
    company,
    title: TITLES[job % TITLES.length] ?? TITLES[0],
  };
}

/** Letters that fit in an address. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
