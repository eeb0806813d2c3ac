// The desk of a month as whoever works at it has it: its rows, what is chosen, what is looked at and what can be done.
import { POR_CRUZAR_MAX } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Mesa, Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { useMemo, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { useDireccion } from '../enlaces.ts';
import { estaFirmado, type Mes } from '../meses.ts';
import { type Eleccion, posibilidadesDe, seQuita, sumasDe } from './datos/eleccion.ts';
import { type FiltroDeLado, filtrar } from './datos/filtrar.ts';
import { deLinea, deMovimiento, estadoDe, type Lado, type PorLado, type Renglon } from './datos/renglon.ts';
import { porRenglon, type SugerenciaDeRenglon } from './datos/sugerencias.ts';
import { type PartidaHecha, porLados } from './ordenes/hechos.ts';
import {
  aceptar,
  combinar,
  cruzar,
  deshacerCruceDe,
  quitarExplicaciones,
  rechazar,
} from './ordenes/ordenes.ts';
import { useOrdenes } from './ordenes/use-ordenes.ts';
import { type OrdenDeTecla, ordenDeTecla, type Situacion } from './teclado/orden-de-tecla.ts';

export type OrdenDeMesa = OrdenDeTecla | 'excluir';

/** What is open over the desk. */
export type DialogoAbierto =
  | { readonly tipo: 'explicar' | 'excluir'; readonly elegido: Eleccion }
  | {
      readonly tipo: 'registrar-partida' | 'registrar-diferencia' | 'cruzar-parte';
      readonly elegido: Eleccion;
    }
  | { readonly tipo: 'revertir'; readonly partidas: readonly PartidaHecha[]; readonly esLoUltimo: boolean }
  | { readonly tipo: 'ayuda' };

export interface PanelAbierto {
  readonly renglon: Renglon;
  /** From the keyboard: it goes there. */
  readonly enfocar: boolean;
}

interface MesaDelMes extends Mes {
  readonly cuenta: CuentaBancaria;
  readonly datos: Mesa;
}

export function useMesa({ cuenta, anio, mes, datos }: MesaDelMes) {
  const renglones = useRenglones(datos);
  const eleccion = useEleccion(renglones);
  const ordenes = useOrdenes({ cuenta: cuenta.id, mes: { anio, mes } });
  const [dialogo, setDialogo] = useState<DialogoAbierto>();
  const [panel, setPanel] = useState<PanelAbierto>();
  const firmado = estaFirmado(cuenta, { anio, mes });
  const puede = usePermission('bancos:conciliar') && cuenta.activa && !firmado;
  const { activa, objetivo, cuantos } = eleccion;
  const sugerencia = sugerenciaDe(objetivo, renglones.sugerenciaDe);
  const posibles = posibilidadesDe(objetivo);
  const situacion: Situacion = {
    puede,
    elegidos: cuantos,
    posibles,
    sugerencia: sugerencia !== undefined,
    activa: activa && estadoDe(activa, renglones.sugerenciaDe.has(activa.id)),
    hayHechos: ordenes.hayHechos,
  };
  const ejecutar = useEjecutar({ eleccion, ordenes, sugerencia, setDialogo, setPanel });
  return {
    datos,
    renglones,
    eleccion,
    ordenes,
    dialogo,
    abrir: setDialogo,
    panel,
    abrirPanel: setPanel,
    firmado,
    puede,
    sugerencia,
    posibles,
    ejecutar,
    /** Whether the key meant something. */
    teclear: (tecla: string): boolean => {
      const orden = ordenDeTecla(tecla, situacion);
      if (orden !== undefined) void ejecutar(orden);
      return orden !== undefined;
    },
  };
}
export type MesaEnUso = ReturnType<typeof useMesa>;

/** The one that all of it is in. */
function sugerenciaDe({ banco, libros }: Eleccion, de: SugerenciaDeRenglon): Sugerencia | undefined {
  const [primero, ...otros] = [...banco, ...libros].map(({ id }) => de.get(id));
  return otros.every((otra) => otra === primero) ? primero : undefined;
}

interface ParaEjecutar {
  readonly eleccion: ReturnType<typeof useEleccion>;
  readonly ordenes: ReturnType<typeof useOrdenes>;
  readonly sugerencia: Sugerencia | undefined;
  readonly setDialogo: (dialogo: DialogoAbierto) => void;
  readonly setPanel: (panel: PanelAbierto) => void;
}

function useEjecutar({ eleccion, ordenes, sugerencia, setDialogo, setPanel }: ParaEjecutar) {
  const { objetivo, activa, limpiar, elegir } = eleccion;
  const hacer: (typeof ordenes)['hacer'] = async (orden, elegido) => {
    const hecho = await ordenes.hacer(orden, elegido);
    if (hecho) limpiar();
    return hecho;
  };
  return async (orden: OrdenDeMesa): Promise<unknown> => {
    switch (orden) {
      case 'aceptar':
        return sugerencia && hacer((mesa) => aceptar(mesa, [sugerencia]), objetivo);
      case 'rechazar':
        return sugerencia && hacer((mesa) => rechazar(mesa, [sugerencia]), objetivo);
      case 'cruzar':
        return hacer((mesa) => cruzar(mesa, objetivo), objetivo);
      case 'quitar-explicacion':
        return hacer((mesa) => quitarExplicaciones(mesa, explicados(objetivo)), objetivo);
      case 'deshacer-cruce':
        return activa && hacer((mesa) => deshacerCruceDe(mesa, activa), objetivo);
      case 'buscar-combinacion':
        return ordenes.hacer((mesa) => combinar(mesa, objetivo, elegir), objetivo);
      case 'decir-diferencia':
        return ordenes.avisar({ tono: 'error', texto: decirDiferencia(objetivo) });
      case 'ver-cruce':
        return activa && setPanel({ renglon: activa, enfocar: true });
      case 'deshacer-ultimo': {
        const partidas = await ordenes.deshacerUltimo();
        return partidas && setDialogo({ tipo: 'revertir', partidas, esLoUltimo: true });
      }
      default:
        return setDialogo({ tipo: orden, elegido: objetivo });
    }
  };
}

const explicados = ({ banco, libros }: Eleccion): Eleccion => porLados([...banco, ...libros].filter(seQuita));

const decirDiferencia = (objetivo: Eleccion): string =>
  `No suman lo mismo: hay ${formatearQuetzales(sumasDe(objetivo).diferencia)} de diferencia. Cruce una parte o registre la diferencia.`;

/** The rows by their side, by their name, and those that the filters of each side let through. */
function useRenglones({ lineas, movimientos, sugerencias }: Mesa) {
  const banco = useMemo(() => lineas.map(deLinea), [lineas]);
  const libros = useMemo(() => movimientos.map(deMovimiento), [movimientos]);
  const porId = useMemo(() => new Map([...banco, ...libros].map((uno) => [uno.id, uno])), [banco, libros]);
  const sugerenciaDe = useMemo(() => porRenglon(sugerencias), [sugerencias]);
  const filtros = useFiltros();
  const visibles: PorLado<readonly Renglon[]> = {
    banco: useVisibles(banco, filtros.banco, sugerenciaDe),
    libros: useVisibles(libros, filtros.libros, sugerenciaDe),
  };
  return { todos: { banco, libros }, porId, sugerenciaDe, filtros, visibles };
}
type Renglones = ReturnType<typeof useRenglones>;

const useVisibles = (
  todos: readonly Renglon[],
  filtro: FiltroDeLado,
  sugerenciaDe: SugerenciaDeRenglon,
): readonly Renglon[] =>
  useMemo(() => filtrar(todos, filtro, (id) => sugerenciaDe.has(id)), [todos, filtro, sugerenciaDe]);

function useFiltros(): PorLado<FiltroDeLado> {
  const { busqueda } = useDireccion();
  const { banco, bancoSigno, bancoOrden, bancoQ, libros, librosSigno, librosOrden, librosQ } = busqueda;
  return {
    banco: useMemo(
      () => ({ estado: banco, signo: bancoSigno, orden: bancoOrden, q: bancoQ }),
      [banco, bancoSigno, bancoOrden, bancoQ],
    ),
    libros: useMemo(
      () => ({ estado: libros, signo: librosSigno, orden: librosOrden, q: librosQ }),
      [libros, librosSigno, librosOrden, librosQ],
    ),
  };
}

/** By name and, when that row is gone, by its place: the next one takes it. */
interface Puesto {
  readonly id: string | undefined;
  readonly indice: number;
}

const PRIMERO: Puesto = { id: undefined, indice: 0 };
const NINGUNO: ReadonlySet<string> = new Set();

/**
 * What a person has chosen and where their keyboard is, on each side. Chosen are only rows that have something pending: what
 * somebody else matched meanwhile leaves by itself, and the rest stays.
 */
function useEleccion({ porId, visibles }: Pick<Renglones, 'porId' | 'visibles'>) {
  const [elegidos, setElegidos] = useState<PorLado<ReadonlySet<string>>>({
    banco: NINGUNO,
    libros: NINGUNO,
  });
  const [puestos, setPuestos] = useState<PorLado<Puesto>>({ banco: PRIMERO, libros: PRIMERO });
  const [lado, setLado] = useState<Lado>('banco');
  const vigentes = (de: Lado) => [...elegidos[de]].flatMap((id) => pendiente(porId.get(id)));
  const eleccion: Eleccion = { banco: vigentes('banco'), libros: vigentes('libros') };
  const activas: PorLado<number> = {
    banco: lugarDe(puestos.banco, visibles.banco),
    libros: lugarDe(puestos.libros, visibles.libros),
  };
  const activa = visibles[lado][activas[lado]];
  const cuantos = eleccion.banco.length + eleccion.libros.length;
  return {
    lado,
    activas,
    activa,
    eleccion,
    cuantos,
    /** What is acted upon: what was chosen and, with nothing chosen, the row that holds the keyboard. */
    objetivo: cuantos > 0 ? eleccion : deUno(pendiente(activa)),
    activar: (de: Lado, indice: number) => {
      setLado(de);
      setPuestos((antes) => ({ ...antes, [de]: { id: visibles[de][indice]?.id, indice } }));
    },
    mirar: setLado,
    alternar: (de: Lado, ids: readonly string[]) =>
      setElegidos((antes) => ({ ...antes, [de]: alternados(antes[de], ids) })),
    agregar: (de: Lado, ids: readonly string[]) =>
      setElegidos((antes) => ({ ...antes, [de]: agregados(antes[de], ids) })),
    elegir: (banco: readonly string[], libros: readonly string[]) =>
      setElegidos({ banco: new Set(banco), libros: new Set(libros) }),
    limpiar: () => setElegidos({ banco: NINGUNO, libros: NINGUNO }),
    limpiarLado: (de: Lado) => setElegidos((antes) => ({ ...antes, [de]: NINGUNO })),
  };
}
export type EleccionDeMesa = ReturnType<typeof useEleccion>;

const pendiente = (renglon: Renglon | undefined): Renglon[] =>
  renglon === undefined || renglon.pendiente === 0 ? [] : [renglon];

const deUno = ([uno]: readonly Renglon[]): Eleccion => ({
  banco: uno?.lado === 'banco' ? [uno] : [],
  libros: uno?.lado === 'libros' ? [uno] : [],
});

function lugarDe({ id, indice }: Puesto, renglones: readonly Renglon[]): number {
  if (renglones[indice]?.id === id) return indice;
  const suyo = id === undefined ? -1 : renglones.findIndex((uno) => uno.id === id);
  return suyo >= 0 ? suyo : Math.max(0, Math.min(indice, renglones.length - 1));
}

function alternados(antes: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const ahora = new Set(antes);
  for (const id of ids) if (!ahora.delete(id) && ahora.size < POR_CRUZAR_MAX) ahora.add(id);
  return ahora;
}

function agregados(antes: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const ahora = new Set(antes);
  for (const id of ids) if (ahora.size < POR_CRUZAR_MAX) ahora.add(id);
  return ahora;
}
