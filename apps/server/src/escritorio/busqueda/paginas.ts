import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { navegacionDe } from '../navegacion.ts';
import type { Fuente, Pregunta, ResultadosDe } from './fuente.ts';

export const fuenteDePaginas: Fuente = {
  buscar: async (pregunta) => ({ id: 'pages', label: 'Páginas', results: buscarPaginas(pregunta) }),
};

/** What a code printed on a document leads to; else, the entries of this person's own menu whose title has every word. */
function buscarPaginas({ plataforma: { config }, actor, texto, limite }: Pregunta): ResultadosDe<'pages'> {
  const palabras = sinAcentos(texto).split(/\s+/);
  const delMenu = navegacionDe(actor.permisos, config).default.flatMap(
    ({ children, ...entrada }): readonly Pagina[] => children ?? [entrada],
  );
  return [...delMenu, ...fueraDelMenu]
    .filter((entrada) => esPagina(entrada) && contieneTodas(entrada.title, palabras))
    .concat(verificacionDe(texto))
    .slice(0, limite)
    .map(({ title, link = '', icon = '' }) => ({ link, value: title, title, icon }));
}

type Pagina = Pick<EntradaDeNavegacion, 'title' | 'link' | 'icon' | 'hidden'>;

const VERIFICACION = '/reportes/verificacion';
const DOCUMENTO = 'heroicons_outline:document-text';

const fueraDelMenu: readonly Pagina[] = [
  { title: 'Mis archivos', link: '/reportes/archivos', icon: 'heroicons_outline:archive-box' },
  { title: 'Juego', link: '/game', icon: 'heroicons_outline:star' },
];

/** With its dash, or with a digit: eight letters alone are more likely a word. */
function verificacionDe(texto: string): Pagina[] {
  const codigo = texto.toUpperCase();
  const esCodigo = /^[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{4}$/.test(codigo) && /[-\d]/.test(codigo);
  if (!esCodigo) return [];
  const impreso = `${codigo.slice(0, 4)}-${codigo.slice(-4)}`;
  const link = `${VERIFICACION}?codigo=${impreso}`;
  return [{ title: `Verificar el documento ${impreso}`, link, icon: DOCUMENTO }];
}

const esPagina = ({ link, hidden }: Pagina) => link !== undefined && hidden !== true;

function contieneTodas(titulo: string, palabras: readonly string[]): boolean {
  const buscable = sinAcentos(titulo);
  return palabras.every((palabra) => buscable.includes(palabra));
}

const sinAcentos = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
