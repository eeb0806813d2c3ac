// Agencias by sheet: which would be opened, and what must be corrected first.
import {
  type AgenciasTraidas,
  type CampoDeAgencia,
  camposDeAgencias,
  traerAgencias,
  verColumnasDeAgencias,
} from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { blankSheet } from '#hojas/assistant/errors.ts';
import { fixedText } from '#hojas/assistant/fixed-text.tsx';
import type { SheetKind } from '#hojas/assistant/sheet-kind.ts';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { CambioDeFila } from '../cambio-de-fila.tsx';

export const contarAgencias = (cuantas: number): string =>
  cuantas === 1 ? '1 agencia' : `${cuantas} agencias`;

export const hojaDeAgencias: SheetKind<CampoDeAgencia, AgenciasTraidas> = {
  title: 'Traer agencias con una hoja',
  width: 1040,
  bytesMax: traerAgencias.body.bytesMax,
  hint: 'CSV o XLSX',
  said: {},
  reading: 'Revisando la hoja',
  note: 'Se abren todas o ninguna. Las que ya están no cambian.',
  look: (enviada) => call(verColumnasDeAgencias, enviada),
  rehearse: ({ query, body }) => call(traerAgencias, { query: { ensayo: 'true', ...query }, body }),
  apply: ({ query, body }) => call(traerAgencias, { query: { ensayo: 'false', ...query }, body }),
  refresh: () => queryClient.invalidateQueries({ queryKey: [listarAgencias.path] }),
  done: (traidas) => `${contarAgencias(contarNuevas(traidas))} más.`,
  failed: 'No se abrió ninguna agencia.',
  action: 'Abrir',
  outcome(traidas) {
    const [deLaHoja, nuevas] = [sinErrores(traidas), contarNuevas(traidas)];
    return {
      counts: {
        of: [
          ['Nuevas', nuevas],
          ['Ya están', deLaHoja.length - nuevas],
        ],
        errors: ['Por corregir', traidas.errores.length],
      },
      errors: traidas.errores,
      isReady: traidas.errores.length === 0 && nuevas > 0,
      action: nuevas === 0 ? 'Abrir' : `Abrir ${contarAgencias(nuevas)}`,
      preview: () =>
        deLaHoja.length > 0 && (
          <DataTable
            label="Agencias de la hoja"
            columns={columnas}
            rows={deLaHoja}
            rowKey={({ linea }) => String(linea)}
          />
        ),
    };
  },
  fields: {
    asked: camposDeAgencias,
    fixedValue: fixedText,
    names: { nombreAgencia: 'Nombre', idAgencia: 'Código', municipio: 'Municipio' },
    meanings: {
      nombreAgencia: 'Como la conocen todos.',
      idAgencia: 'Dos dígitos; si falta, el siguiente libre.',
      municipio: 'Dónde está.',
    },
  },
  expected: {
    label: 'Columnas de la hoja',
    explanation:
      'La primera línea lleva los encabezados, en cualquier orden; si se llaman de otra manera, se le pregunta cuál es cuál.',
    columns: [
      ['nombre', 'El nombre de la agencia, distinto para cada una.'],
      ['código', 'Opcional: su código, de dos dígitos. Si falta, el siguiente libre.'],
      ['municipio', 'Opcional: dónde está.'],
    ],
    template: {
      text: 'Descargar una hoja para llenar (CSV)',
      ask: () => blankSheet('agencias.csv', ['código', 'nombre', 'municipio']),
    },
  },
};

function sinErrores({ agencias, errores }: AgenciasTraidas): AgenciasTraidas['agencias'] {
  const conError = new Set(errores.map(({ linea }) => linea));
  return agencias.filter(({ linea }) => !conError.has(linea));
}

const contarNuevas = (traidas: AgenciasTraidas): number =>
  sinErrores(traidas).filter(({ cambio }) => cambio === 'nueva').length;

const columnas: readonly Column<AgenciasTraidas['agencias'][number]>[] = [
  { title: 'Código', kind: 'code', cell: ({ idAgencia }) => idAgencia },
  { title: 'Nombre', kind: 'main', cell: ({ nombreAgencia }) => nombreAgencia },
  { title: 'Municipio', cell: ({ municipio }) => municipio || '–' },
  { title: 'Cambio', cell: ({ cambio }) => <CambioDeFila cambio={cambio} /> },
];
