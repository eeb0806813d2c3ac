// The story itself: day by day, chapter by chapter, agencia by agencia, each partida told over the books that the ones
// before it left. The same last day always gives the same partidas; one day more only adds to them, but for the interest of the last
// month that is over, which is told when the next one is.

import { definicionDe, operacionDeOrigen } from '@cuadra/core/control/operaciones';
import type { OrigenDePartida } from '@cuadra/core/origen';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { crearPadron, empezarDia, type Padron } from '../ahorros/padron.ts';
import { repartirPartida } from '../ahorros/repartir-linea.ts';
import { identificadorDe } from '../identificador.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';
import { agenciasDeLaHistoria } from './agencias-de-la-historia.ts';
import { autoriaDe } from './autoria.ts';
import { crearAzar } from './azar.ts';
import { calendarioHasta, type Dia } from './calendario.ts';
import { capitulos } from './capitulos.ts';
import { cuentasDeEfectivo } from './cuentas.ts';
import type { Capitulo, Escena, Persona, Suceso } from './escena.ts';
import { crearLibro } from './libro.ts';

export interface DiaContado {
  readonly dia: Dia;
  readonly partidas: readonly PartidaPorContabilizar[];
}

/** Told as it is asked for, so that whoever posts it never waits for the whole. */
export function* contarHistoria(
  ultimoDia: Temporal.PlainDate,
  padron = crearPadron(ultimoDia),
): Iterable<DiaContado> {
  const contar = crearRelato(padron);
  for (const dia of calendarioHasta(ultimoDia)) yield { dia, partidas: contar(dia) };
}

function crearRelato(padron: Padron): (dia: Dia) => PartidaPorContabilizar[] {
  const libro = crearLibro();
  const correlativo = crearCorrelativos();
  const claves = new Map<string, PartidaPorContabilizar>();
  const anotar = (suceso: Suceso, dia: Dia, agencia: string, id: string): PartidaPorContabilizar => {
    const partida = partidaDe(suceso, { dia, agencia, id, claves });
    if (suceso.clave !== undefined) claves.set(suceso.clave, partida);
    libro.anotar(agencia, dia.indice, partida.lineas);
    if (suceso.ahorros !== undefined) suceso.ahorros(partida);
    else repartirPartida(padron, partida, dia, suceso.boletas);
    return partida;
  };
  function* contarCapitulo(nombre: string, capitulo: Capitulo, dia: Dia): Iterable<PartidaPorContabilizar> {
    for (const agencia of agenciasDeLaHistoria) {
      const aqui = `${nombre} ${dia.fecha} ${agencia.id}`;
      const escena = {
        dia,
        agencia,
        azar: crearAzar(aqui),
        libro: libro.de(agencia.id),
        padron,
        correlativo,
      };
      let n = 0;
      for (const suceso of capitulo(escena)) {
        n += 1;
        yield anotar(suceso, dia, suceso.agencia ?? agencia.id, identificadorDe(`${aqui} ${n}`));
      }
    }
  }
  return (dia) => {
    empezarDia(padron, dia);
    return Object.entries(capitulos).flatMap(([nombre, capitulo]) => [
      ...contarCapitulo(nombre, capitulo, dia),
    ]);
  };
}

/** Numbers of documents go on from where the institution had them before the story. */
function crearCorrelativos(): Escena['correlativo'] {
  const siguientes = new Map<string, number>();
  return (serie, cuantos = 1) => {
    const numero = siguientes.get(serie) ?? crearAzar(serie).entero(1_000, 9_000);
    siguientes.set(serie, numero + cuantos);
    return numero;
  };
}

interface Lugar {
  readonly dia: Dia;
  readonly agencia: string;
  readonly id: string;
  readonly claves: ReadonlyMap<string, PartidaPorContabilizar>;
}

function partidaDe(suceso: Suceso, { dia, agencia, id, claves }: Lugar): PartidaPorContabilizar {
  const { esManual, autor, aprobador } = autoriaDe(suceso, agencia);
  const { tipo, concepto, fechaDocumento, revierte } = suceso;
  const comun = {
    id,
    fecha: dia.fecha,
    fechaDocumento,
    agencia,
    concepto,
    lineas: suceso.lineas.filter(({ debe, haber }) => debe > 0 || haber > 0),
    autor: usuario(autor),
    aprobador: usuario(aprobador),
  };
  if (tipo !== 'reversion') {
    const origen = esManual ? 'manual' : origenDe(suceso);
    return porContabilizar({ ...comun, origen, operacion: operacionDeLaHistoria(origen), tipo });
  }
  const revertida = claves.get(revierte?.clave ?? '');
  if (revierte === undefined || revertida === undefined) throw new Error(`Nadie contó «${revierte?.clave}»`);
  const { motivo } = revierte;
  const { origen } = revertida;
  return porContabilizar({
    ...comun,
    origen,
    operacion: operacionDeLaHistoria(origen),
    revierte: revertida,
    motivo,
  });
}

/** The room that would have made it; loans and the opening balances have none yet. */
function origenDe({ tipo, lineas }: Suceso) {
  if (tipo === 'banco' && lineas.some(({ idCuenta }) => cuentasDeEfectivo.includes(idCuenta))) return 'caja';
  return tipo === 'caja' || tipo === 'banco' || tipo === 'interes' || tipo === 'cierre' ? tipo : 'sistema';
}

/** A story told before the set-up is signed: what people would do is judged from then on. */
const operacionDeLaHistoria = (origen: OrigenDePartida) =>
  definicionDe(operacionDeOrigen(origen, false)).seJuzga ? 'demostracion' : undefined;

const usuario = (persona: Persona | null): string | null =>
  persona === null ? null : idDeUsuarioDemo(`${persona}@cuadra.demo`);
