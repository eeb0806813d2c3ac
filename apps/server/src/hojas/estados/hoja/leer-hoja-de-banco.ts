// A bank's sheet, CSV or XLSX, as statements.
import {
  EstadoIlegible,
  type EstadosLeidos,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';

export async function leerHojaDeBanco(
  _bytes: Uint8Array,
  _formato: 'csv' | 'xlsx',
  _pistas: PistasDeLectura,
): Promise<EstadosLeidos> {
  throw new EstadoIlegible('Este formato no se lee todavía.');
}
