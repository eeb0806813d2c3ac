// Brings a chart from a file: what would change, field by field, and what must be corrected.
import {
  catalogoCsv,
  importarCatalogo,
  type ResultadoImportacion,
} from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type CampoDelCatalogo,
  camposDelCatalogo,
  verColumnasDelCatalogo,
} from '@cuadra/contract/contabilidad/catalogo/columnas';
import { camposFaltantes } from '@cuadra/contract/hojas/mapeo';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import type { SheetKind, SheetRun } from '#hojas/assistant/sheet-kind.ts';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Section } from '#ui/layout/section.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import classes from '../dialogos.module.css';
import { contarCuentas, nombreDeCampo, nombreDeValor } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';

interface ImportarCatalogoProps {
  readonly onClose: () => void;
  /** It is the chart of another program, whose tree is not ours. */
  readonly onAjeno: (archivo: SheetFile | undefined) => void;
}

type HojaDelCatalogo = SheetKind<CampoDelCatalogo, ResultadoImportacion>;

export function ImportarCatalogo({ onClose, onAjeno }: ImportarCatalogoProps) {
  const kind = useMemo(
    (): HojaDelCatalogo => ({
      ...hojaDelCatalogo,
      questions: (run) => <DeOtroSistema run={run} onAjeno={onAjeno} />,
    }),
    [onAjeno],
  );
  return <ImportDialog kind={kind} onClose={onClose} />;
}

const hojaDelCatalogo: HojaDelCatalogo = {
  title: 'Importar catálogo',
  width: 880,
  hint: 'CSV o XLSX',
  bytesMax: importarCatalogo.body.bytesMax,
  said: {},
  reading: 'Revisando el archivo',
  note: 'No se elimina ninguna cuenta: las que no están en el archivo quedan como están.',
  look: (enviada) => call(verColumnasDelCatalogo, enviada),
  rehearse: ({ query, body }) => call(importarCatalogo, { query: { ensayo: 'true', ...query }, body }),
  apply: ({ query, body }) => call(importarCatalogo, { query: { ensayo: 'false', ...query }, body }),
  refresh: refrescarCatalogo,
  done: ({ nuevas, cambiadas }) => `Catálogo importado: ${contarCuentas(nuevas + cambiadas)} con cambios.`,
  failed: 'No se importó el catálogo.',
  action: 'Importar',
  outcome({ nuevas, cambiadas, iguales, errores, cambios }) {
    const isReady = errores.length === 0 && nuevas + cambiadas > 0;
    return {
      counts: {
        of: [
          ['Nuevas', nuevas],
          ['Cambiadas', cambiadas],
          ['Iguales', iguales],
        ],
        errors: ['Errores', errores.length],
      },
      errors: errores,
      nameOf: nombreDeCampo,
      isReady,
      action: isReady ? `Importar ${contarCuentas(nuevas + cambiadas)}` : 'Importar',
      preview: () => <Cambios cambios={cambios} hayErrores={errores.length > 0} />,
    };
  },
  fields: {
    asked: camposDelCatalogo,
    names: {
      idCuenta: 'Código',
      nombreCuenta: 'Nombre',
      tipoCuenta: 'Tipo',
      naturaleza: 'Naturaleza',
      idParent: 'Depende de',
      estado: 'Estado',
      flujo: 'Flujo de efectivo',
      margen: 'Margen',
      etiquetas: 'Etiquetas',
    },
    meanings: {
      idCuenta: '1, 3, 4, 6, 8 o 10 dígitos.',
      nombreCuenta: 'Hasta 120 caracteres.',
      tipoCuenta: 'D (detalle) o M (mayor).',
      naturaleza: 'deudora o acreedora.',
      idParent: 'Opcional: se comprueba.',
      estado: 'Opcional: si falta, no cambia.',
      flujo: 'Opcional: si falta, no cambia.',
      margen: 'Opcional: si falta, no cambia.',
      etiquetas: 'Opcional: con punto y coma.',
    },
  },
  expected: {
    label: 'Columnas del archivo',
    explanation: 'La primera línea lleva los encabezados, en cualquier orden; después, una línea por cuenta.',
    // The chart as it is, which can be corrected and brought back.
    template: { text: 'Descargar plantilla (catálogo actual en CSV)', ask: () => call(catalogoCsv) },
    columns: [
      ['idCuenta', 'El código: 1, 3, 4, 6, 8 o 10 dígitos. Dice también de qué cuenta depende.'],
      ['nombreCuenta', 'El nombre, hasta 120 caracteres.'],
      ['tipoCuenta', 'D (detalle) o M (mayor).'],
      ['naturaleza', 'deudora o acreedora, según la clase.'],
      ['estado', 'activa, solo_sistema o bloqueada. Opcional: si falta, no cambia.'],
      [
        'flujo',
        'Flujo de efectivo: efectivo, ajuste, operación, inversión o financiamiento. Opcional: si falta no cambia, y la nueva es como su mayor.',
      ],
      [
        'margen',
        'De productos y gastos: financiero, servicios, otros, administración o extraordinario. Opcional: si falta no cambia, y la nueva es como su mayor.',
      ],
      [
        'etiquetas',
        'Opcional: separadas por punto y coma. Si falta la columna no cambian; una celda vacía las quita.',
      ],
      ['idParent', 'Opcional: si está, se comprueba que sea la cuenta de la que depende.'],
    ],
  },
};

interface DeOtroSistemaProps extends Pick<ImportarCatalogoProps, 'onAjeno'> {
  readonly run: SheetRun<CampoDelCatalogo, ResultadoImportacion, object>;
}

const CODIGOS_DE_OTROS: readonly string[] = [
  'CODIGO_INVALIDO',
  'CUENTA_SIN_MAYOR',
  'MAYOR_DISTINTO',
  'TIPO_INVALIDO',
];

/** Offered at the beginning, and where the file does not speak as our chart. */
function DeOtroSistema({ run: { file, way, rehearsed, isReading }, onAjeno }: DeOtroSistemaProps) {
  const faltan = way !== undefined && camposFaltantes(camposDelCatalogo, way.mapeo).length > 0;
  const conOtrosCodigos = rehearsed?.errores.some(({ codigo }) => CODIGOS_DE_OTROS.includes(codigo)) ?? false;
  if (isReading || (file !== undefined && !faltan && !conOtrosCodigos)) return null;
  return (
    <FormNotice
      tone="info"
      text="¿Es el catálogo de otro sistema, con otros códigos o más niveles? Cuadra propone dónde va cada cuenta."
      actions={
        <Button variant="default" size="xs" onClick={() => onAjeno(file)}>
          Es de otro sistema
        </Button>
      }
    />
  );
}

/** More than anybody reads in a dialog; the counts above are of all of them. */
const FILAS_MAX = 300;

interface CambiosProps extends Pick<ResultadoImportacion, 'cambios'> {
  readonly hayErrores: boolean;
}

function Cambios({ cambios, hayErrores }: CambiosProps) {
  if (cambios.length === 0)
    return (
      !hayErrores && (
        <FormNotice tone="exito" text="El archivo dice lo mismo que el catálogo: no hay nada que importar." />
      )
    );
  return (
    <Section title="Lo que cambia" level={3} size="sm">
      <DataTable
        label="Cambios"
        density="compact"
        narrow="keep"
        frame={{ height: '20rem', label: 'Cambios' }}
        rows={cambios.slice(0, FILAS_MAX)}
        rowKey={({ idCuenta }) => idCuenta}
        columns={columnas}
      />
      {cambios.length > FILAS_MAX && <Note>Y {formatearEntero(cambios.length - FILAS_MAX)} más.</Note>}
    </Section>
  );
}

const columnas: readonly Column<ResultadoImportacion['cambios'][number]>[] = [
  { title: 'Código', kind: 'code', cell: ({ idCuenta }) => idCuenta },
  { title: 'Cuenta', cell: ({ nombreCuenta }) => nombreCuenta },
  {
    title: 'Cambio',
    cell: ({ cambio, campos }) =>
      cambio === 'nueva' ? (
        <Text as="span" tone="success" weight="medium">
          Nueva
        </Text>
      ) : (
        <Campos campos={campos} />
      ),
  },
];

function Campos({ campos }: Pick<ResultadoImportacion['cambios'][number], 'campos'>) {
  return campos.map(({ campo, antes, despues }) => (
    <div key={campo}>
      <Text as="span" muted>
        {nombreDeCampo(campo)}: <del>{nombreDeValor(campo, antes)}</del>
      </Text>{' '}
      →{' '}
      <ins className={classes.despues}>
        <Text as="span" weight="medium">
          {nombreDeValor(campo, despues)}
        </Text>
      </ins>
    </div>
  ));
}
