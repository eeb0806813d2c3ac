// The columns of a sheet that the program does not recognise: somebody says which is which, sees how its first lines would be
// read, and the account remembers it.
import {
  type ColumnasDeEstadoVistas,
  verColumnasDeEstado,
} from '@cuadra/contract/contabilidad/bancos/columnas';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { leerArchivo } from '@cuadra/contract/contabilidad/bancos/leer';
import { ordenesDeFecha, separadoresDecimales } from '@cuadra/core/bancos/estado-de-cuenta';
import { type MapeoDeEstado, signosDeMonto } from '@cuadra/core/bancos/mapeo-de-estado';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { columnLetter } from '#hojas/assistant/way.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Title } from '#ui/text/text.tsx';
import classes from '../bancos.module.css';
import type { ArchivoTraido, Lectura } from './archivo-traido.ts';
import { Advertencias, contar } from './decir-archivo.tsx';
import {
  asignar,
  type Eleccion,
  eleccionInicial,
  mapeoDe,
  NOMBRES_DE_USO,
  pideSigno,
  usoDe,
  usos,
} from './eleccion.ts';
import { comoCuerpo, comoNombre } from './use-cola.ts';

interface MapeadorProps {
  readonly archivo: ArchivoTraido;
  readonly cuentas: readonly CuentaBancaria[];
  /** Absent: it is chosen here. */
  readonly cuenta: CuentaBancaria | undefined;
  readonly onCerrar: () => void;
  readonly onElegidas: (cuenta: CuentaBancaria, mapeo: MapeoDeEstado) => void;
}

export function Mapeador(props: MapeadorProps) {
  const { archivo, onCerrar } = props;
  const [conCambios, setConCambios] = useState(false);
  const consulta = useQuery({
    queryKey: [verColumnasDeEstado.path, archivo.clave],
    queryFn: () =>
      call(verColumnasDeEstado, { query: { nombre: comoNombre(archivo) }, body: comoCuerpo(archivo) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <FormDialog
      title={`Columnas de ${archivo.nombre}`}
      width={1080}
      hasChanges={conCambios}
      onClose={onCerrar}
    >
      <Loaded query={consulta} rows={8} label="Leyendo la hoja">
        {(hoja) => <Columnas {...props} hoja={hoja} onCambio={() => setConCambios(true)} />}
      </Loaded>
    </FormDialog>
  );
}

interface ColumnasProps extends MapeadorProps {
  readonly hoja: ColumnasDeEstadoVistas;
  readonly onCambio: () => void;
}

function Columnas({ archivo, cuentas, cuenta, hoja, onCambio, onCerrar, onElegidas }: ColumnasProps) {
  const [eleccion, setEleccion] = useState(() => eleccionInicial(hoja));
  const [elegida, setElegida] = useState(cuenta ?? (cuentas.length === 1 ? cuentas[0] : undefined));
  const leido = mapeoDe(eleccion);
  const cambiar = (nueva: Eleccion) => {
    onCambio();
    setEleccion(nueva);
  };
  return (
    <>
      <Stack gap="lg">
        {'falta' in leido && <FormNotice tone="info" text={leido.falta} />}
        {cuenta === undefined && (
          <Box max="20rem">
            <SelectField
              label="Cuenta bancaria"
              all="Elija la cuenta"
              value={elegida?.id}
              options={cuentas.map(({ id, nombre }) => [id, nombre] as const)}
              onChange={(id) => setElegida(cuentas.find((una) => una.id === id))}
            />
          </Box>
        )}
        <HojaDeMuestra hoja={hoja} eleccion={eleccion} onCambio={cambiar} />
        <Maneras eleccion={eleccion} onCambio={cambiar} />
        {'mapeo' in leido && <PrimerasLineas archivo={archivo} mapeo={leido.mapeo} />}
      </Stack>
      <FormDialogFooter note="La cuenta recuerda estas columnas para el próximo archivo." onCancel={onCerrar}>
        <Button
          disabled={elegida === undefined || 'falta' in leido}
          onClick={() => elegida !== undefined && 'mapeo' in leido && onElegidas(elegida, leido.mapeo)}
        >
          Importar con estas columnas
        </Button>
      </FormDialogFooter>
    </>
  );
}

interface HojaDeMuestraProps {
  readonly hoja: ColumnasDeEstadoVistas;
  readonly eleccion: Eleccion;
  readonly onCambio: (eleccion: Eleccion) => void;
}

const OPCIONES = usos.map((uso) => [uso, NOMBRES_DE_USO[uso]] as const);

/** The first rows of the sheet as they are: over each column, what it is; beside each row, whether it has the headings. */
function HojaDeMuestra({ hoja, eleccion, onCambio }: HojaDeMuestraProps) {
  const anchas = hoja.filas.map(({ celdas }) => celdas.length);
  const columnas = [...Array(Math.max(hoja.columnas.length, ...anchas)).keys()];
  const encabezar = (fila: number) => onCambio({ ...eleccion, filaDeEncabezado: fila });
  return (
    <section aria-label="La hoja">
      <Row justify="between" gap="xs xl">
        <Title level={3} size="sm">
          {hoja.total > hoja.filas.length
            ? `Primeras ${hoja.filas.length} filas de ${formatearEntero(hoja.total)}`
            : 'La hoja'}
        </Title>
        <Row as="label" oneLine gap="sm" size="sm" className={classes.pulsable}>
          <input
            type="radio"
            name="encabezado"
            checked={eleccion.filaDeEncabezado === 0}
            onChange={() => encabezar(0)}
          />
          No tiene encabezados
        </Row>
      </Row>
      <Box roomAbove="sm">
        <DataTable
          density="tight"
          narrow="keep"
          frame={{ height: '16rem', label: 'Primeras filas' }}
          rows={hoja.filas}
          rowKey={({ fila }) => String(fila)}
          rowTone={({ fila }) => tonoDeFila(fila, eleccion.filaDeEncabezado)}
          columns={[
            {
              title: 'Encabezado',
              rowHeader: true,
              tone: 'muted',
              cell: ({ fila }) => <EsEncabezado fila={fila} eleccion={eleccion} onEncabezado={encabezar} />,
            },
            ...columnas.map(
              (columna): Column<FilaDeMuestra> => ({
                title: `Columna ${columnLetter(columna)}`,
                heading: <UsoDeColumna columna={columna} eleccion={eleccion} onCambio={onCambio} />,
                kind: 'raw',
                tone: usoDe(eleccion, columna) === undefined ? 'muted' : undefined,
                cell: ({ celdas }) => celdas[columna],
              }),
            ),
          ]}
        />
      </Box>
    </section>
  );
}

type UsoDeColumnaProps = Omit<HojaDeMuestraProps, 'hoja'> & { readonly columna: number };

function UsoDeColumna({ columna, eleccion, onCambio }: UsoDeColumnaProps) {
  const suUso = usoDe(eleccion, columna);
  const usar = (elegido: string | undefined) =>
    onCambio(
      asignar(
        eleccion,
        columna,
        usos.find((uso) => uso === elegido),
      ),
    );
  return (
    <span className={suUso === undefined ? undefined : classes.usada}>
      <SelectField
        inBar
        label={`Columna ${columnLetter(columna)}`}
        all="No se usa"
        value={suUso}
        options={OPCIONES}
        onChange={usar}
      />
    </span>
  );
}

type FilaDeMuestra = ColumnasDeEstadoVistas['filas'][number];

function tonoDeFila(fila: number, filaDeEncabezado: number) {
  if (fila === filaDeEncabezado) return 'heading';
  return fila < filaDeEncabezado ? 'muted' : undefined;
}

interface EsEncabezadoProps {
  readonly fila: number;
  readonly eleccion: Eleccion;
  readonly onEncabezado: (fila: number) => void;
}

const EsEncabezado = ({ fila, eleccion, onEncabezado }: EsEncabezadoProps) => (
  <Row as="label" oneLine gap="sm" className={classes.pulsable}>
    <input
      type="radio"
      name="encabezado"
      aria-label={`Los encabezados están en la fila ${fila}`}
      checked={fila === eleccion.filaDeEncabezado}
      onChange={() => onEncabezado(fila)}
    />
    {fila}
  </Row>
);

const ORDENES = { dma: 'Día, mes, año', mda: 'Mes, día, año', amd: 'Año, mes, día' } as const;
const SEPARADORES = { punto: 'Punto: 1,250.00', coma: 'Coma: 1.250,00' } as const;
const SIGNOS = {
  'con-signo': 'Lo que sale es negativo',
  invertido: 'Lo que sale es positivo',
  'por-saldo': 'Lo dice el saldo',
} as const;

interface ManerasProps {
  readonly eleccion: Eleccion;
  readonly onCambio: (eleccion: Eleccion) => void;
}

/** How that sheet writes its dates, its amounts and what leaves the account; left open, it is told from the sheet itself. */
function Maneras({ eleccion, onCambio }: ManerasProps) {
  const { ordenDeFecha, separadorDecimal, signo } = eleccion;
  return (
    <Grid min="12rem" gap="lg">
      <SelectField
        label="Orden de la fecha"
        all="Según la hoja"
        value={ordenDeFecha}
        options={ordenesDeFecha.map((orden) => [orden, ORDENES[orden]] as const)}
        onChange={(elegido) =>
          onCambio({ ...eleccion, ordenDeFecha: ordenesDeFecha.find((uno) => uno === elegido) })
        }
      />
      <SelectField
        label="Separador decimal"
        all="Según la hoja"
        value={separadorDecimal}
        options={separadoresDecimales.map((uno) => [uno, SEPARADORES[uno]] as const)}
        onChange={(elegido) =>
          onCambio({ ...eleccion, separadorDecimal: separadoresDecimales.find((uno) => uno === elegido) })
        }
      />
      {pideSigno(eleccion) && (
        <SelectField
          label="Signo del monto"
          all="Según la hoja"
          value={signo}
          options={signosDeMonto.map((uno) => [uno, SIGNOS[uno]] as const)}
          onChange={(elegido) =>
            onCambio({ ...eleccion, signo: signosDeMonto.find((uno) => uno === elegido) })
          }
        />
      )}
    </Grid>
  );
}

interface PrimerasLineasProps {
  readonly archivo: ArchivoTraido;
  readonly mapeo: MapeoDeEstado;
}

const MUESTRA = 6;

/** How the first lines would be read with those columns, or why they cannot be: the server's own reading, before anything is kept. */
function PrimerasLineas({ archivo, mapeo }: PrimerasLineasProps) {
  const dicho = JSON.stringify(mapeo);
  const { data, error, isFetching } = useQuery({
    queryKey: [leerArchivo.path, archivo.clave, dicho],
    queryFn: ({ signal }) =>
      call(
        leerArchivo,
        { query: { nombre: comoNombre(archivo), mapeo: dicho }, body: comoCuerpo(archivo) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <FormNotice tone="error" text={messageOf(error)} />;
  if (data === undefined) return <SkeletonRows rows={4} label="Leyendo las primeras líneas" />;
  const lineas = data.estados.flatMap((estado) => estado.lineas);
  return (
    <Stack as="section" gap="sm" size="sm" aria-label="Así se leería" aria-busy={isFetching}>
      <Title level={3} size="sm">
        Así se leería: {contar(lineas.length, 'línea', 'líneas')}
      </Title>
      <DataTable
        label="Primeras líneas"
        columns={columnas}
        rows={lineas.slice(0, MUESTRA).map((linea, lugar) => ({ ...linea, lugar }))}
        rowKey={({ lugar }) => String(lugar)}
      />
      <Advertencias textos={data.advertencias} />
    </Stack>
  );
}

type Linea = Lectura['estados'][number]['lineas'][number];

const columnas: readonly Column<Linea & { readonly lugar: number }>[] = [
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  { title: 'Descripción', kind: 'main', cell: ({ texto }) => texto },
  { title: 'Documento', kind: 'code', cell: ({ referencia }) => referencia ?? '' },
  { title: 'Entra', kind: 'number', cell: ({ monto }) => (monto > 0 ? formatearMonto(monto) : '') },
  { title: 'Sale', kind: 'number', cell: ({ monto }) => (monto < 0 ? formatearMonto(monto) : '') },
  {
    title: 'Saldo',
    kind: 'number',
    cell: ({ saldo }) => (saldo === undefined ? '' : formatearMonto(saldo)),
  },
];
