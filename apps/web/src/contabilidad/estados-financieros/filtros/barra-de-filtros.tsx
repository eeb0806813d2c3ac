// The fields of a statement: its dates, its agencia, its levels and its form; the rest, under «Presentación».
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { formas } from '@cuadra/contract/contabilidad/opciones';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect } from '@mantine/core';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import type { Busqueda, Presentacion } from '../busqueda.ts';
import { nombresDeForma } from '../nombres.ts';
import classes from './barra-de-filtros.module.css';

export interface FiltrosProps {
  readonly presentacion: Presentacion;
  readonly onCambio: (cambios: Busqueda) => void;
  /** Those of the person. */
  readonly agencias: readonly Agencia[];
}

export function BarraDeFiltros(props: FiltrosProps) {
  const { estado } = props.presentacion;
  const conNiveles = estado !== 'flujo-de-efectivo' && estado !== 'cambios-en-el-patrimonio';
  return (
    <div className={classes.barra}>
      <Fechas {...props} />
      {props.agencias.length > 1 && <EleccionDeAgencia {...props} />}
      {conNiveles && <Niveles {...props} />}
      <Formas {...props} />
    </div>
  );
}

function Fechas({ presentacion: { estado, fecha, desde }, onCambio }: FiltrosProps) {
  return (
    <div className={classes.fechas}>
      {estado === 'balance-de-comprobacion' && (
        <DateField label="Desde" valor={desde} onCambio={(dia) => onCambio({ desde: dia })} />
      )}
      <DateField
        label={estado === 'balance-general' ? 'Al' : 'Hasta'}
        valor={fecha}
        onCambio={(dia) => onCambio({ fecha: dia })}
      />
    </div>
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
      className={classes.nivel ?? ''}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      data={NIVELES.map(String)}
      value={String(valor)}
      onChange={({ currentTarget }) => onCambio(elegir(Number(currentTarget.value)))}
    />
  );
  return (
    <div className={classes.niveles}>
      {campo('Del nivel', nivelDesde, (nivel) => ({
        nivelDesde: nivel,
        nivelHasta: Math.max(nivel, nivelHasta),
      }))}
      {campo('al', nivelHasta, (nivel) => ({ nivelDesde: Math.min(nivel, nivelDesde), nivelHasta: nivel }))}
    </div>
  );
}

function Formas({ presentacion: { estado, forma }, onCambio }: FiltrosProps) {
  if (forma === undefined || (estado !== 'estado-de-resultados' && estado !== 'flujo-de-efectivo'))
    return null;
  return (
    <ChoiceField
      etiqueta={estado === 'flujo-de-efectivo' ? 'Método' : 'Forma'}
      opciones={formas[estado].map((valor) => ({ valor, texto: nombresDeForma[valor] }))}
      valor={forma}
      onCambio={(elegida) => onCambio({ forma: elegida })}
    />
  );
}
