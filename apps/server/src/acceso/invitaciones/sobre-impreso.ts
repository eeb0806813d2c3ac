// In the worker: the envelope, a sheet to be folded in three. The lower third goes up over the middle one, which has what is
// secret; the upper one, which says for whom it is, goes back and stays outside.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import {
  abrirDocumento,
  type Documento,
  type Encabezado,
  empezarParte,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
  trazar,
} from '#platform/pdf/documento.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import { poner } from '#platform/pdf/tinta.ts';

export interface DatosDelSobre {
  readonly institucion: Institucion;
  readonly persona: { readonly nombre: string; readonly correo: string };
  readonly codigo: string;
  /** Where the code is typed. */
  readonly direccion: string;
  /** It works with its code alone. */
  readonly exento: boolean;
  readonly venceEn: string;
  readonly impresoEn: string;
  readonly impresoPor: string;
}

/** Where the sheet is folded, from its top. */
const DOBLECES = [264, 528] as const;
const TRAS_EL_DOBLEZ = 22;

/** One sheet for each, in one file. */
export function render([primero, ...demas]: readonly DatosDelSobre[]): PDFKit.PDFDocument {
  if (primero === undefined) throw new Error('No hay sobres por imprimir');
  const documento = abrirDocumento(encabezadoDe(primero));
  ponerSobre(documento, primero);
  for (const otro of demas) {
    empezarParte(documento, encabezadoDe(otro));
    ponerSobre(documento, otro);
  }
  return terminarDocumento(documento);
}

function encabezadoDe({ institucion, persona, impresoEn, impresoPor }: DatosDelSobre): Encabezado {
  return {
    institucion,
    titulo: `Entregar en persona a ${persona.nombre}`,
    detalles: ['Confidencial. Solo lo abre la persona indicada.'],
    generadoEn: impresoEn,
    generadoPor: impresoPor,
  };
}

function ponerSobre(documento: Documento, datos: DatosDelSobre): void {
  ponerParte(documento, 'Para quien lo entrega', [
    'Doble el tercio de abajo hacia arriba, sobre el código, y después este hacia atrás; selle los bordes antes de entregarlo.',
    datos.exento
      ? 'No había otra persona que confirmara la entrega: quedó anotado.'
      : 'No sirve hasta que otra persona, contador o administrador, identifique a quien lo recibe y lo confirme en Cuadra.',
  ]);
  doblar(documento, DOBLECES[0], 'doble hacia atrás');
  ponerSecreto(documento, datos);
  doblar(documento, DOBLECES[1], 'doble hacia arriba');
  ponerParte(documento, 'Para quien lo recibe', [
    'Si el sobre llegó abierto o roto, no lo use: pida otro. Al imprimir otro, este deja de servir.',
    'Su contraseña la elige y la conoce solo usted. Nadie de la institución debe pedírsela.',
    'Destruya esta hoja después de usarla.',
  ]);
}

function ponerSecreto(documento: Documento, datos: DatosDelSobre): void {
  const { persona, codigo, direccion, exento, venceEn } = datos;
  const { izquierda, derecha } = documento.marco;
  poner(documento, codigo, (izquierda + derecha) / 2, documento.y, {
    tamano: 22,
    negrita: true,
    alineacion: 'centro',
  });
  documento.y += 40;
  ponerDatos(documento, [
    ['Abra', direccion],
    ['O este enlace', `${direccion}#sobre=${codigo}`],
    ['Escriba', `Su correo, ${persona.correo}, y el código de arriba.`],
    ['Clave de entrega', exento ? '' : 'La que le diga quien lo identificó al confirmar la entrega.'],
    ['Vence', `El ${fechaYHora(venceEn)}. Sirve una sola vez.`],
  ]);
}

function ponerParte(documento: Documento, titulo: string, parrafos: readonly string[]): void {
  ponerParrafo(documento, titulo, { tamano: 10, negrita: true });
  documento.y += 2;
  for (const parrafo of parrafos) {
    ponerParrafo(documento, parrafo, { tamano: 9 });
    documento.y += 3;
  }
}

/** The line of a fold, whatever was written above it. */
function doblar(documento: Documento, y: number, texto: string): void {
  const { izquierda, derecha } = documento.marco;
  poner(documento, texto, (izquierda + derecha) / 2, y - 12, { tamano: 7, alineacion: 'centro' });
  trazar(documento, y, 0.5, 'gris');
  documento.y = y + TRAS_EL_DOBLEZ;
}
