// People by sheet: who would be created, with which roles, and what must be corrected first.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import {
  type CampoDePersona,
  camposDePersonas,
  ensayarPersonas,
  type PersonasTraidas,
  traerPersonas,
  verColumnasDePersonas,
} from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { blankSheet } from '#hojas/assistant/errors.ts';
import { fixedText } from '#hojas/assistant/fixed-text.tsx';
import type { SheetKind } from '#hojas/assistant/sheet-kind.ts';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { CambioDeFila } from '../cambio-de-fila.tsx';

export const contarPersonas = (cuantas: number): string =>
  cuantas === 1 ? '1 persona' : `${cuantas} personas`;

export const hojaDePersonas: SheetKind<CampoDePersona, PersonasTraidas> = {
  title: 'Traer personas con una hoja',
  width: 1040,
  bytesMax: traerPersonas.body.bytesMax,
  hint: 'CSV o XLSX',
  said: {},
  reading: 'Revisando la hoja',
  note: 'Se crean todas o ninguna.',
  look: (enviada) => call(verColumnasDePersonas, enviada),
  rehearse: ({ query, body }) => call(ensayarPersonas, { query, body }),
  apply: ({ query, body }) => call(traerPersonas, { query, body }),
  refresh: () => queryClient.invalidateQueries({ queryKey: [listarUsuarios.path] }),
  done: (traidas) =>
    `${contarPersonas(contarNuevas(traidas))} con acceso. ${traidas.porCorreo ? 'Se les escribió.' : 'Imprima sus sobres.'}`,
  failed: 'No se creó a ninguna persona.',
  action: 'Crear',
  outcome(traidas) {
    const { personas, errores, porCorreo } = traidas;
    const nuevas = contarNuevas(traidas);
    return {
      counts: {
        of: [
          ['Nuevas', nuevas],
          ['Ya están', personas.length - nuevas],
        ],
        errors: ['Por corregir', errores.length],
      },
      errors: errores,
      isReady: errores.length === 0 && nuevas > 0,
      action: nuevas === 0 ? 'Crear' : `Crear ${contarPersonas(nuevas)}`,
      note: porCorreo
        ? 'Se crean todas o ninguna. Cada una recibe su invitación por correo.'
        : 'Se crean todas o ninguna. Después imprima sus sobres: no hay servidor de correo.',
      preview: () =>
        personas.length > 0 && (
          <DataTable
            label="Personas de la hoja"
            columns={columnas}
            rows={personas}
            rowKey={({ linea }) => String(linea)}
          />
        ),
    };
  },
  fields: {
    asked: camposDePersonas,
    fixedValue: fixedText,
    names: { nombre: 'Nombre', correo: 'Correo', roles: 'Roles', agencias: 'Agencias' },
    meanings: {
      nombre: 'Nombre y apellidos.',
      correo: 'El suyo: con él ingresa.',
      roles: 'Contador, Auxiliar contable, Cajero…',
      agencias: 'Código o nombre, o «todas».',
    },
  },
  expected: {
    label: 'Columnas de la hoja',
    explanation:
      'La primera línea lleva los encabezados, en cualquier orden; si se llaman de otra manera, se le pregunta cuál es cuál.',
    columns: [
      ['nombre', 'Nombre y apellidos de la persona.'],
      ['correo', 'Su correo, distinto para cada persona: con él ingresa.'],
      [
        'roles',
        'Administrador, Contador, Auxiliar contable, Cajero, Jefe de agencia, Ahorros o Auditor. Si son varios, con punto y coma.',
      ],
      ['agencias', 'El código o el nombre de cada agencia donde trabaja, con punto y coma; o «todas».'],
    ],
    template: {
      text: 'Descargar una hoja para llenar (CSV)',
      ask: () => blankSheet('personas.csv', ['nombre', 'correo', 'roles', 'agencias']),
    },
  },
};

const contarNuevas = ({ personas }: PersonasTraidas): number =>
  personas.filter(({ cambio }) => cambio === 'nueva').length;

const columnas: readonly Column<PersonasTraidas['personas'][number]>[] = [
  { title: 'Nombre', kind: 'main', cell: ({ nombre }) => nombre },
  { title: 'Correo', kind: 'second', cell: ({ correo }) => correo },
  {
    title: 'Roles',
    cell: ({ roles, enEspera }) => (
      <span>
        {roles.map((rol) => nombresDeRol[rol]).join(', ')}
        {enEspera && (
          <Text as="span" size="xs" tone="warning" block>
            Espera a una segunda persona
          </Text>
        )}
      </span>
    ),
  },
  { title: 'Agencias', kind: 'code', cell: ({ agencias }) => agencias.join(', ') },
  { title: 'Cambio', cell: ({ cambio }) => <CambioDeFila cambio={cambio} /> },
];
