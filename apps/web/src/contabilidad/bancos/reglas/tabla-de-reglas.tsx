// Each rule with what it looks for, what it makes of it and how many times it did.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Switch } from '@mantine/core';
import { formatInstantDay } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { decirCondiciones } from './decir-regla.ts';
import classes from './reglas.module.css';

export interface AccionesDeRegla {
  readonly ocupado: boolean;
  readonly onAbrir: (regla: ReglaDeBanco) => void;
  readonly onMover: (id: string, hacia: 'arriba' | 'abajo') => void;
  readonly onUsar: (regla: ReglaDeBanco, activa: boolean) => void;
  readonly onQuitar: (regla: ReglaDeBanco) => void;
}

interface TablaDeReglasProps {
  readonly reglas: readonly ReglaDeBanco[];
  /** Absent: they are only looked at. */
  readonly acciones: AccionesDeRegla | undefined;
}

export function TablaDeReglas({ reglas, acciones }: TablaDeReglasProps) {
  return (
    <CardTable
      etiqueta="Reglas"
      columnas={acciones === undefined ? [...comunes, estado] : conAcciones(reglas, acciones)}
      filas={reglas}
      clave={({ id }) => id}
    />
  );
}

const comunes: readonly CardColumn<ReglaDeBanco>[] = [
  { titulo: 'Regla', clase: 'principal', celda: ({ nombre }) => nombre },
  { titulo: 'Si el banco dice', celda: decirCondiciones },
  { titulo: 'En', celda: ({ cuentaBancaria }) => cuentaBancaria?.nombre ?? 'Todas las cuentas' },
  { titulo: 'Contra', celda: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  { titulo: 'Concepto', celda: ({ concepto }) => concepto },
  { titulo: 'Partidas', clase: 'numero', celda: ({ aciertos }) => formatearEntero(aciertos) },
  {
    titulo: 'La última',
    clase: 'cifras',
    celda: ({ ultimoAcierto }) => (ultimoAcierto === null ? '' : formatInstantDay(ultimoAcierto)),
  },
];

const estado: CardColumn<ReglaDeBanco> = {
  titulo: 'Estado',
  celda: ({ activa }) => <StateDot encendido={activa} texto={activa ? 'En uso' : 'Apagada'} />,
};

function conAcciones(
  reglas: readonly ReglaDeBanco[],
  acciones: AccionesDeRegla,
): readonly CardColumn<ReglaDeBanco>[] {
  const { ocupado, onAbrir, onUsar } = acciones;
  const [, ...demas] = comunes;
  return [
    {
      titulo: 'Regla',
      clase: 'principal',
      celda: (regla) => (
        <button type="button" className={classes.abrir} onClick={() => onAbrir(regla)}>
          {regla.nombre}
        </button>
      ),
    },
    ...demas,
    {
      titulo: 'En uso',
      celda: (regla) => (
        <Switch
          aria-label={`${regla.nombre}, en uso`}
          checked={regla.activa}
          disabled={ocupado}
          onChange={({ currentTarget }) => onUsar(regla, currentTarget.checked)}
        />
      ),
    },
    {
      titulo: 'Acciones',
      clase: 'acciones',
      celda: (regla) => (
        <Botones
          regla={regla}
          primera={regla === reglas[0]}
          ultima={regla === reglas.at(-1)}
          acciones={acciones}
        />
      ),
    },
  ];
}

interface BotonesProps {
  readonly regla: ReglaDeBanco;
  readonly primera: boolean;
  readonly ultima: boolean;
  readonly acciones: AccionesDeRegla;
}

function Botones({ regla, primera, ultima, acciones: { ocupado, onMover, onQuitar } }: BotonesProps) {
  const boton = { variant: 'subtle', color: 'gray' } as const;
  return (
    <>
      <IconButton
        {...boton}
        etiqueta={`Probar ${regla.nombre} antes`}
        icono={ArrowUpIcon}
        disabled={ocupado || primera}
        onClick={() => onMover(regla.id, 'arriba')}
      />
      <IconButton
        {...boton}
        etiqueta={`Probar ${regla.nombre} después`}
        icono={ArrowDownIcon}
        disabled={ocupado || ultima}
        onClick={() => onMover(regla.id, 'abajo')}
      />
      <IconButton
        {...boton}
        etiqueta={`Quitar ${regla.nombre}`}
        icono={TrashIcon}
        disabled={ocupado}
        onClick={() => onQuitar(regla)}
      />
    </>
  );
}
