// Who signs the institution's statements and books, in the order in which they sign: each with their post, the name and
// the registro that are printed under the rule, what they certify and which documents they sign.

import { marcasDe, marcasDesconocidas } from '@cuadra/core/certificacion';
import { z } from 'zod';
import { nombre as conNombre, renglon } from '../campos.ts';
import { estados, titulosDeEstado } from '../contabilidad/opciones.ts';
import { endpoint } from '../endpoint.ts';

export const FIRMANTES_MAX = 12;

export const documentosFirmables = [...estados, 'inventario', 'libro-diario', 'libro-mayor'] as const;
export type DocumentoFirmable = (typeof documentosFirmables)[number];
export const nombresDeFirmables: Readonly<Record<DocumentoFirmable, string>> = {
  ...titulosDeEstado,
  inventario: 'Inventario general',
  'libro-diario': 'Libro Diario',
  'libro-mayor': 'Libro Mayor',
};

const firmante = z
  .strictObject({
    cargo: conNombre(60, 'Escriba el cargo con que firma.'),
    nombre: renglon(80),
    registro: renglon(60),
    certificacion: renglon(800),
    documentos: z.array(z.enum(documentosFirmables)).max(documentosFirmables.length),
  })
  .superRefine(({ certificacion, nombre, registro }, { addIssue }) => {
    const mencionadas = marcasDe(certificacion);
    const [ajena] = marcasDesconocidas(certificacion);
    const decir = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message });
    if (ajena !== undefined)
      decir('certificacion', `No se sabe qué poner en {${ajena}}: use las marcas de la lista.`);
    if (mencionadas.includes('registro') && registro === '')
      decir('registro', 'La certificación menciona el registro: escríbalo.');
    if (mencionadas.includes('nombre') && nombre === '')
      decir('nombre', 'La certificación menciona el nombre: escríbalo.');
  });

/** From left to right. */
export const firmantes = z.strictObject({
  firmantes: z.array(firmante).max(FIRMANTES_MAX, `Son hasta ${FIRMANTES_MAX} firmas.`),
});
export type Firmantes = z.infer<typeof firmantes>;

const base = '/api/administracion/institucion/firmantes';
const permission = 'institucion:administrar';

export const verFirmantes = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary: 'Quiénes firman los estados financieros y los libros: cargo, nombre, registro y lo que certifican',
  response: firmantes,
  errors: [],
});

export const editarFirmantes = endpoint({
  method: 'PUT',
  path: base,
  permission,
  summary: 'Cambia quiénes firman los estados financieros y los libros, y en qué orden',
  body: firmantes,
  response: firmantes,
  errors: [],
});
