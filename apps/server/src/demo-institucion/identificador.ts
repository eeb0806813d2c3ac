// Ids of the demo institution: always the same for the same thing, so that two loads give the same books.
import { identificadorDeTexto } from '#platform/identificador-de-texto.ts';

export const identificadorDe = (texto: string): string => identificadorDeTexto(`cuadra demo ${texto}`);
