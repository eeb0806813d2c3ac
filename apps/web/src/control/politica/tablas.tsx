// The two tables of the policy, read or written: what a role does alone, and who authorises the rest.
import '@mantine/core/styles/Checkbox.layer.css';
import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import {
  type FilaDeAutorizacion,
  type FilaDePolitica,
  type Politica,
  rolesQueAutorizan,
} from '@cuadra/contract/control/politica';
import { nombreDeOperacion, nombresDeArea, nombresDeClase } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatearMonto } from '#ui/format/dinero.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../control.module.css';
import {
  areas,
  autorizaDe,
  autorizaNueva,
  conAutoriza,
  conHace,
  haceDe,
  haceNueva,
  noAlcanza,
  type Renglon,
  type RolQueAutoriza,
  siempreDos,
} from './edicion.ts';

interface TablaDeHacenProps {
  readonly politica: Politica;
  readonly rol: Rol;
  readonly seEdita: boolean;
  readonly onCambio: (politica: Politica) => void;
}

const DE_HACEN = [
  { id: 'hace', title: 'Lo hace' },
  { id: 'dos', title: 'Siempre dos' },
  { id: 'cada', title: 'Cada vez' },
  { id: 'al-dia', title: 'Al día' },
  { id: 'identidad', title: 'Identidad' },
  { id: 'documento', title: 'Documento desde' },
  { id: 'aviso', title: 'Aviso desde' },
] as const;

/** What one role does alone: up to how much each time and a day, or always with another person; what else is asked, and who is told. */
export function TablaDeHacen({ politica, rol, seEdita, onCambio }: TablaDeHacenProps) {
  const celdas = ({ operacion, clase }: Renglon, nombre: string): ReactNode[] => {
    const de = { rol, operacion, clase };
    const fila = haceDe(politica, de);
    const poner = (nueva: FilaDePolitica | undefined) => onCambio(conHace(politica, de, nueva));
    const lo = (
      <SiNo
        etiqueta={`${nombre}: lo hace`}
        valor={fila !== undefined}
        onCambio={seEdita ? (hace) => poner(hace ? haceNueva(de) : undefined) : undefined}
      />
    );
    if (fila === undefined) return [lo, ...DE_HACEN.slice(1).map(() => null)];
    const cambio = seEdita
      ? (cambiado: Partial<FilaDePolitica>) => poner({ ...fila, ...cambiado })
      : undefined;
    return [lo, ...deFila({ fila, nombre, cambio })];
  };
  return <Tabla etiqueta="Lo que hace cada rol" columnas={DE_HACEN} celdas={celdas} />;
}

interface DeFila {
  readonly fila: FilaDePolitica;
  readonly nombre: string;
  /** Undefined: it is only read. */
  readonly cambio: ((cambiado: Partial<FilaDePolitica>) => void) | undefined;
}

function deFila({ fila, nombre, cambio }: DeFila): ReactNode[] {
  return [
    <SiNo
      key="dos"
      etiqueta={`${nombre}: siempre dos`}
      valor={siempreDos(fila)}
      onCambio={cambio && ((dos) => cambio({ cada: dos ? CERO : null, alDia: null }))}
    />,
    ...topes({ fila, nombre, cambio }),
    <SiNo
      key="identidad"
      etiqueta={`${nombre}: confirma su identidad`}
      valor={fila.reautenticar}
      onCambio={cambio && ((reautenticar) => cambio({ reautenticar }))}
    />,
    ...desde({ fila, nombre, cambio }),
  ];
}

/** A decision moves nothing, and what always takes two has no amount below which it does not. */
const topes = (deEsta: DeFila): ReactNode[] =>
  siempreDos(deEsta.fila) || deEsta.fila.clase === 'decide' ? [null, null] : celdasDeTopes(deEsta);

function desde({ fila, nombre, cambio }: DeFila): ReactNode[] {
  if (fila.clase === 'decide') return [null, null];
  return [
    <Monto
      key="documento"
      etiqueta={`${nombre}: documento desde, en quetzales`}
      vacio={NUNCA}
      valor={fila.soporteDesde}
      onCambio={cambio && ((soporteDesde) => cambio({ soporteDesde }))}
    />,
    <Monto
      key="aviso"
      etiqueta={`${nombre}: aviso desde, en quetzales`}
      vacio={NUNCA}
      valor={fila.avisaDesde}
      onCambio={cambio && ((avisaDesde) => cambio({ avisaDesde }))}
    />,
  ];
}

interface TablaDeAutorizanProps {
  readonly politica: Politica;
  readonly seEdita: (rol: RolQueAutoriza) => boolean;
  readonly onCambio: (politica: Politica) => void;
}

const DE_AUTORIZAN = ['Autoriza', 'Cada vez', 'Al día'] as const;
const deCadaRol = rolesQueAutorizan.flatMap((rol) =>
  DE_AUTORIZAN.map((titulo) => ({ id: `${rol} ${titulo}`, title: titulo, group: nombresDeRol[rol] })),
);

/** Who authorises what another does, and up to how much by one signature. */
export function TablaDeAutorizan({ politica, seEdita, onCambio }: TablaDeAutorizanProps) {
  const deRol = (rol: RolQueAutoriza, { operacion, clase }: Renglon, operada: string): ReactNode[] => {
    const de = { rol, operacion, clase };
    const nombre = `${nombresDeRol[rol]}, ${operada}`;
    const fila = autorizaDe(politica, de);
    const poner = (nueva: FilaDeAutorizacion | undefined) => onCambio(conAutoriza(politica, de, nueva));
    const lo = (
      <SiNo
        key="autoriza"
        etiqueta={`${nombre}: autoriza`}
        valor={fila !== undefined}
        onCambio={seEdita(rol) ? (autoriza) => poner(autoriza ? autorizaNueva(de) : undefined) : undefined}
      />
    );
    if (fila === undefined || clase === 'decide') return [lo, null, null];
    const cambio = seEdita(rol)
      ? (cambiado: Partial<FilaDeAutorizacion>) => poner({ ...fila, ...cambiado })
      : undefined;
    return [lo, ...celdasDeTopes({ fila, nombre, cambio })];
  };
  return (
    <Tabla
      etiqueta="Quién autoriza"
      columnas={deCadaRol}
      celdas={(renglon, nombre) => rolesQueAutorizan.flatMap((rol) => deRol(rol, renglon, nombre))}
    />
  );
}

interface Columna {
  readonly id: string;
  readonly title: string;
  /** Where several are of one thing. */
  readonly group?: string;
}

interface TablaProps {
  readonly etiqueta: string;
  readonly columnas: readonly Columna[];
  readonly celdas: (renglon: Renglon, nombre: string) => readonly ReactNode[];
}

/** One row for each operación in each class in which it may come, under its area; the cells are of whoever draws it. */
function Tabla({ etiqueta, columnas, celdas }: TablaProps) {
  const groups = areas.map(({ area, renglones }) => ({
    key: area,
    title: nombresDeArea[area],
    rows: renglones.map((renglon) => {
      const deQue = nombreDeOperacion(renglon.operacion);
      const suClase = renglon.conClase ? nombresDeClase[renglon.clase].toLowerCase() : undefined;
      const nombre = suClase === undefined ? deQue : `${deQue}, ${suClase}`;
      return { renglon, deQue, suClase, celdas: celdas(renglon, nombre) };
    }),
  }));
  return (
    <DataTable
      label={etiqueta}
      narrow="scroll"
      rows={{ groups }}
      rowKey={({ renglon: { operacion, clase } }) => `${operacion} ${clase}`}
      columns={[
        {
          title: 'Operación',
          rowHeader: true,
          width: '11rem',
          cell: ({ deQue, suClase }) => (
            <>
              {deQue}
              {suClase !== undefined && (
                <Text as="span" muted>
                  {' '}
                  · {suClase}
                </Text>
              )}
            </>
          ),
        },
        ...columnas.map((columna, lugar) => ({
          ...columna,
          kind: 'field' as const,
          cell: (fila: { readonly celdas: readonly ReactNode[] }) => fila.celdas[lugar],
        })),
      ]}
    />
  );
}

interface SiNoProps {
  readonly etiqueta: string;
  readonly valor: boolean;
  readonly onCambio: ((valor: boolean) => void) | undefined;
}

function SiNo({ etiqueta, valor, onCambio }: SiNoProps) {
  if (onCambio === undefined)
    return valor ? (
      'Sí'
    ) : (
      <Text as="span" muted>
        –
      </Text>
    );
  return (
    <Checkbox
      size="xs"
      aria-label={etiqueta}
      checked={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.checked)}
    />
  );
}

interface MontoProps {
  readonly etiqueta: string;
  /** Null: nothing is written. */
  readonly valor: Centavos | null;
  /** What nothing means here. */
  readonly vacio: string;
  readonly onCambio: ((valor: Centavos | null) => void) | undefined;
  readonly error?: string | undefined;
}

function Monto({ etiqueta, valor, vacio, onCambio, error }: MontoProps) {
  if (onCambio === undefined)
    return (
      <Text
        as="span"
        block
        max="7rem"
        textAlign="right"
        unbroken
        figures
        tone={valor === null ? 'muted' : undefined}
      >
        {valor === null ? vacio : formatearMonto(valor)}
      </Text>
    );
  return (
    <AmountField
      size="xs"
      className={classes.monto ?? ''}
      aria-label={etiqueta}
      placeholder={vacio}
      keepsUnread
      value={valor ?? undefined}
      onChange={(nuevo) => onCambio(nuevo ?? null)}
      error={error}
    />
  );
}

type Topes = Pick<FilaDeAutorizacion, 'cada' | 'alDia'>;

interface CeldasDeTopesProps {
  readonly fila: Topes;
  readonly nombre: string;
  /** Undefined: they are only read. */
  readonly cambio: ((cambiado: Partial<Topes>) => void) | undefined;
}

/** Up to how much each time, and a day: both in their columns. */
const celdasDeTopes = ({ fila, nombre, cambio }: CeldasDeTopesProps): ReactNode[] => [
  <Monto
    key="cada"
    etiqueta={`${nombre}: cada vez, en quetzales`}
    vacio={SIN_LIMITE}
    valor={fila.cada}
    onCambio={cambio && ((cada) => cambio({ cada }))}
  />,
  <Monto
    key="alDia"
    etiqueta={`${nombre}: al día, en quetzales`}
    vacio={SIN_LIMITE}
    valor={fila.alDia}
    onCambio={cambio && ((alDia) => cambio({ alDia }))}
    error={noAlcanza(fila) ? NO_ALCANZA : undefined}
  />,
];

const NO_ALCANZA = 'Menos que lo de una vez.';
const SIN_LIMITE = 'Sin límite';
const NUNCA = 'Nunca';
