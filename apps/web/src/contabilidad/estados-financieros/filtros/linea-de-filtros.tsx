// The filters of a statement in their line: from month to month at hand, how it is laid out at the end, the rest behind the
// button.

import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { formas } from '@cuadra/contract/contabilidad/opciones';
import { columnasPosibles } from '@cuadra/core/estados-financieros/columnas';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { Button, Checkbox, NativeSelect, Popover, Switch } from '@mantine/core';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import type { Busqueda, Presentacion } from '../busqueda.ts';
import classes from '../estados-financieros.module.css';
import { nombresDeColumna, nombresDeForma } from '../nombres.ts';
import type { FiltroEnUso } from './filtros-en-uso.ts';
import { finDelMesAnterior, finDelMesSiguiente } from './filtros-en-uso.ts';

interface LineaDeFiltrosProps extends FiltrosProps {
  readonly enUso: readonly FiltroEnUso[];
  readonly onLimpiar: () => void;
}

export function LineaDeFiltros({ enUso, onLimpiar, ...filtros }: LineaDeFiltrosProps) {
  return (
    <FilterLine
      filters={enUso}
      onRemove={(clave) => filtros.onCambio(enUso.find((uno) => uno.key === clave)?.sinEl ?? {})}
      onClear={onLimpiar}
      byHand={<DeMesEnMes {...filtros} />}
      tools={<OpcionesDePresentacion {...filtros} />}
    >
      <BarraDeFiltros {...filtros} />
    </FilterLine>
  );
}

function DeMesEnMes({ presentacion: { estado, fecha, desde }, onCambio }: FiltrosProps) {
  const siguiente = finDelMesSiguiente(fecha, todayInGuatemala());
  const boton = { variant: 'default', size: 28 } as const;
  return (
    <Row gap="sm">
      <IconButton
        {...boton}
        label="Fin del mes anterior"
        icon={ChevronLeftIcon}
        onClick={() => onCambio({ fecha: finDelMesAnterior(fecha), desde: undefined })}
      />
      <Text as="span" size="sm" weight="medium" figures>
        {estado === 'balance-de-comprobacion'
          ? `${formatDate(desde)} – ${formatDate(fecha)}`
          : formatDate(fecha)}
      </Text>
      <IconButton
        {...boton}
        label="Fin del mes siguiente"
        icon={ChevronRightIcon}
        disabled={siguiente === undefined}
        onClick={() => onCambio({ fecha: siguiente, desde: undefined })}
      />
    </Row>
  );
}

interface FiltrosProps {
  readonly presentacion: Presentacion;
  readonly onCambio: (cambios: Busqueda) => void;
  /** Those of the person. */
  readonly agencias: readonly Agencia[];
}

/** The fields of a statement: its dates, its agencia, its levels and its form; the rest, under «Presentación». */
function BarraDeFiltros(props: FiltrosProps) {
  const { estado } = props.presentacion;
  const conNiveles = estado !== 'flujo-de-efectivo' && estado !== 'cambios-en-el-patrimonio';
  return (
    <Row align="start" gap="md lg" pad="md xl">
      <Fechas {...props} />
      {props.agencias.length > 1 && <EleccionDeAgencia {...props} />}
      {conNiveles && <Niveles {...props} />}
      <Formas {...props} />
    </Row>
  );
}

function Fechas({ presentacion: { estado, fecha, desde }, onCambio }: FiltrosProps) {
  return (
    <Row oneLine align="start" gap="sm" className={classes.fechas}>
      {estado === 'balance-de-comprobacion' && (
        <DateField label="Desde" value={desde} onChange={(dia) => onCambio({ desde: dia })} />
      )}
      <DateField
        label={estado === 'balance-general' ? 'Al' : 'Hasta'}
        value={fecha}
        onChange={(dia) => onCambio({ fecha: dia })}
      />
    </Row>
  );
}

function EleccionDeAgencia({ presentacion: { agencia }, agencias, onCambio }: FiltrosProps) {
  return (
    <NativeSelect
      label="Agencia"
      className={classes.agencia ?? ''}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={agencia ?? ''}
      onChange={({ currentTarget }) => onCambio({ agencia: currentTarget.value || undefined })}
    >
      <option value="">Todas, consolidado</option>
      {agencias.map(({ idAgencia, nombreAgencia }) => (
        <option key={idAgencia} value={idAgencia}>
          {idAgencia} {nombreAgencia}
        </option>
      ))}
    </NativeSelect>
  );
}

const NIVELES = [1, 2, 3, 4, 5, 6];

/** A level beyond the other takes it along. */
function Niveles({ presentacion: { nivelDesde, nivelHasta }, onCambio }: FiltrosProps) {
  const campo = (etiqueta: string, valor: number, elegir: (nivel: number) => Busqueda) => (
    <NativeSelect
      label={etiqueta}
      w="4.75rem"
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      data={NIVELES.map(String)}
      value={String(valor)}
      onChange={({ currentTarget }) => onCambio(elegir(Number(currentTarget.value)))}
    />
  );
  return (
    <Row oneLine align="start" gap="sm">
      {campo('Del nivel', nivelDesde, (nivel) => ({
        nivelDesde: nivel,
        nivelHasta: Math.max(nivel, nivelHasta),
      }))}
      {campo('al', nivelHasta, (nivel) => ({ nivelDesde: Math.min(nivel, nivelDesde), nivelHasta: nivel }))}
    </Row>
  );
}

function Formas({ presentacion: { estado, forma }, onCambio }: FiltrosProps) {
  if (forma === undefined || (estado !== 'estado-de-resultados' && estado !== 'flujo-de-efectivo'))
    return null;
  return (
    <ChoiceField
      label={estado === 'flujo-de-efectivo' ? 'Método' : 'Forma'}
      options={formas[estado].map((valor) => ({ value: valor, text: nombresDeForma[valor] }))}
      value={forma}
      onChange={(elegida) => onCambio({ forma: elegida })}
    />
  );
}

/** How the statement is laid out: what goes in its columns, which rows, on which paper it is printed. */
function OpcionesDePresentacion(props: FiltrosProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" width={320}>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<AdjustmentsHorizontalIcon width={16} height={16} aria-hidden="true" />}
        >
          Presentación
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Presentación">
        <Stack gap="xl">
          <Columnas {...props} />
          <Renglones {...props} />
          <ChoiceField
            label="Papel"
            options={[
              { value: 'carta', text: 'Carta' },
              { value: 'oficio', text: 'Oficio' },
            ]}
            value={props.presentacion.papel}
            onChange={(papel) => props.onCambio({ papel: papel === 'oficio' ? papel : undefined })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Columnas(props: FiltrosProps) {
  const { presentacion, agencias, onCambio } = props;
  const { estado, por, medida } = presentacion;
  const conMedida = estado === 'estado-de-resultados' || estado === 'flujo-de-efectivo';
  return (
    <>
      {agencias.length > 1 && (
        <ChoiceField
          label="Columnas"
          options={[
            { value: 'periodo', text: 'Por periodo' },
            { value: 'agencia', text: 'Por agencia' },
          ]}
          value={por}
          onChange={(elegida) => onCambio({ por: elegida === 'agencia' ? elegida : undefined })}
        />
      )}
      {por === 'periodo' && estado !== 'balance-de-comprobacion' && <Periodos {...props} />}
      {por === 'agencia' && conMedida && (
        <ChoiceField
          label="De cada agencia"
          options={[
            { value: 'acumulado', text: 'Acumulado' },
            { value: 'mes', text: 'Mes' },
          ]}
          value={medida}
          onChange={(elegida) => onCambio({ medida: elegida === 'mes' ? elegida : undefined })}
        />
      )}
    </>
  );
}

function Periodos({ presentacion: { estado, columnas }, onCambio }: FiltrosProps) {
  const ofrecidas =
    estado === 'cambios-en-el-patrimonio' ? (['acumulado', 'anio-anterior'] as const) : columnasPosibles;
  const comparada = columnas.includes('mes-anterior') || columnas.includes('anio-anterior');
  const cifras = columnas.filter((una) => una !== 'variacion');
  return (
    <Stack as="fieldset" gap="md">
      <Text as="legend" size="md" weight="medium" pad="md none">
        Periodos
      </Text>
      {ofrecidas.map((columna) => {
        const puesta = columnas.includes(columna);
        const esLaUltima = puesta && columna !== 'variacion' && cifras.length === 1;
        const sinQueComparar = columna === 'variacion' && !comparada;
        return (
          <Checkbox
            key={columna}
            label={nombresDeColumna[columna]}
            checked={puesta}
            disabled={
              esLaUltima ||
              sinQueComparar ||
              (estado === 'cambios-en-el-patrimonio' && columna === 'acumulado')
            }
            onChange={() =>
              onCambio({
                columnas: columnasPosibles
                  .filter((una) => (una === columna ? !puesta : columnas.includes(una)))
                  .join(','),
              })
            }
          />
        );
      })}
    </Stack>
  );
}

function Renglones({ presentacion, onCambio }: FiltrosProps) {
  const { estado, ceros, antesDelCierre, cuentas } = presentacion;
  if (estado === 'cambios-en-el-patrimonio') return null;
  return (
    <Stack as="fieldset" gap="md">
      <Text as="legend" size="md" weight="medium" pad="md none">
        Renglones
      </Text>
      {estado === 'flujo-de-efectivo' && (
        <Switch
          label="Cuentas de cada renglón"
          checked={cuentas}
          onChange={() => onCambio({ cuentas: cuentas ? undefined : true })}
        />
      )}
      {estado === 'balance-de-comprobacion' && (
        <Switch
          label="Antes de la partida de cierre"
          checked={antesDelCierre}
          onChange={() => onCambio({ antesDelCierre: antesDelCierre ? undefined : true })}
        />
      )}
      <Switch
        label="Los que están en cero"
        checked={ceros}
        onChange={() => onCambio({ ceros: ceros ? undefined : true })}
      />
    </Stack>
  );
}
