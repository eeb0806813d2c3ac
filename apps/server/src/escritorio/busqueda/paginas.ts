import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { navegacionDe } from '../navegacion.ts';
import type { Pregunta } from './buscar.ts';
import type { ResultadosDe } from './resultados.ts';

/** The entries of this person's own menu whose title has every word. */
export function buscarPaginas({
  plataforma: { config },
  actor,
  texto,
  limite,
}: Pregunta): ResultadosDe<'pages'> {
  const palabras = sinAcentos(texto).split(/\s+/);
  return navegacionDe(actor.permisos, config)
    .default.flatMap(({ children, ...entrada }) => children ?? [entrada])
    .filter((entrada) => esPagina(entrada) && contieneTodas(entrada.title, palabras))
    .slice(0, limite)
    .map(({ title, link = '', icon = '' }) => ({ link, value: title, title, icon }));
}

const esPagina = ({ link, hidden }: EntradaDeNavegacion) => link !== undefined && hidden !== true;

function contieneTodas(titulo: string, palabras: readonly string[]): boolean {
  const buscable = sinAcentos(titulo);
  return palabras.every((palabra) => buscable.includes(palabra));
}

const sinAcentos = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
