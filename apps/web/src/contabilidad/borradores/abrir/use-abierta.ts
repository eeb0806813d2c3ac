// What the desk has open follows the address. A draft that is born on the desk changes the address, and not the desk.
import {
  type MemoriaDeBorrador,
  verMemoria,
} from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import {
  type PartidaCompleta,
  type ResumenDePartida,
  verPartida,
} from '@cuadra/contract/contabilidad/partidas';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { newKey } from '#platform/request-key.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { type Comienzo, comienzoDeBorrador, comienzoDeCopia, comienzoNuevo } from '../borrador/comienzo.ts';
import type { Cabecera } from '../borrador/contenido.ts';
import { type CopiaLocal, nombreDeBorrador, nombreDeNueva } from '../borrador/copia-local.ts';
import { copiasLocales, tomarCopia } from '../borrador/copias-de-este-equipo.ts';
import { type Direccion, direccionDeRegistrar } from '../direccion.ts';

type Estado =
  | { readonly fase: 'cargando' }
  | { readonly fase: 'fallo'; readonly error: unknown }
  | { readonly fase: 'lista'; readonly abierta: Abierta };

export function useAbierta() {
  const { borrador, copiar } = useAddress(direccionDeRegistrar).busqueda;
  const navigate = useNavigate();
  const { estado, reabrir, sobreLaMesa, pedida, anterior } = useLoQuePide(borrador, copiar);
  /** The one that was just ended to begin this one. */
  const [ultima, setUltima] = useState<ResumenDePartida>();

  const ir = useCallback(
    (search: Direccion, replace = false) => {
      pedida.current = search;
      void navigate({ to: '/contabilidad/partidas', search, replace, resetScroll: !replace });
    },
    [navigate, pedida],
  );
  return {
    estado,
    borrador,
    reabrir,
    ultima,
    /** The draft on the desk has an id. */
    alCrear: useCallback(
      (id: string) => {
        sobreLaMesa.current = id;
        ir({ borrador: id }, true);
      },
      [ir, sobreLaMesa],
    ),
    abrir: (id: string) => {
      setUltima(undefined);
      ir({ borrador: id });
    },
    empezarOtra: (terminada?: { resumen: ResumenDePartida; cabecera: Cabecera }) => {
      anterior.current = terminada === undefined ? {} : loQueSeRepite(terminada.cabecera);
      setUltima(terminada?.resumen);
      if (pedida.current.borrador === undefined && pedida.current.copiar === undefined) return reabrir();
      sobreLaMesa.current = undefined;
      ir({});
    },
  };
}

/** Opens what the address asks for, unless it is already on the desk. */
function useLoQuePide(borrador: string | undefined, copiar: string | undefined) {
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const [estado, setEstado] = useState<Estado>({ fase: 'cargando' });
  const [intento, setIntento] = useState(0);
  /** The draft that is on the desk. */
  const sobreLaMesa = useRef<string>(undefined);
  /** The address that was last asked for: whoever ends a partida may have begun before it had one. */
  const pedida = useRef<Direccion>({});
  /** Who registers several goes on with the same day, type and agencia. */
  const anterior = useRef<Partial<Cabecera>>({});

  const poner = useEffectEvent(async (direccion: Direccion, signal: AbortSignal) => {
    const habitual = { fecha: todayInGuatemala(), tipo: 'diario', agencia, ...anterior.current } as const;
    setEstado({ fase: 'cargando' });
    try {
      const abierta = await abrir(direccion, { ...habitual, fechaDocumento: '', concepto: '' }, signal);
      if (signal.aborted) return;
      sobreLaMesa.current = direccion.borrador;
      setEstado({ fase: 'lista', abierta });
    } catch (error) {
      if (!signal.aborted) setEstado({ fase: 'fallo', error });
    }
  });
  useEffect(() => {
    pedida.current = { borrador, copiar };
    if (borrador !== undefined && borrador === sobreLaMesa.current) return;
    const control = new AbortController();
    // Another attempt asks for the same again.
    if (intento >= 0) void poner({ borrador, copiar }, control.signal);
    return () => control.abort();
  }, [borrador, copiar, intento]);
  /** As the server has it now, or empty if it has nothing. */
  const reabrir = () => {
    sobreLaMesa.current = undefined;
    setIntento((cual) => cual + 1);
  };
  return { estado, reabrir, sobreLaMesa, pedida, anterior };
}

const loQueSeRepite = ({ fecha, tipo, agencia }: Cabecera) => ({ fecha, tipo, agencia });

export type MesaAbierta = ReturnType<typeof useAbierta>;

export interface Abierta {
  /** Another one each time something is opened. */
  readonly clave: string;
  /** Its copy's, in this browser. */
  readonly nombre: string;
  readonly comienzo: Comienzo;
  readonly memoria?: MemoriaDeBorrador | undefined;
  /** As it was read; undefined for a new one. */
  readonly partida?: PartidaCompleta | undefined;
}

/**
 * Brings what the desk opens with: a draft of the server with its copy of this browser, a copy of another partida,
 * or an empty one, which may be what this browser kept of one that never reached the server.
 */
async function abrir(
  { borrador, copiar }: Direccion,
  enBlanco: Cabecera,
  mientras: AbortSignal,
): Promise<Abierta> {
  const clave = newKey();
  if (borrador !== undefined) return abrirBorrador(borrador, clave, mientras);
  if (copiar !== undefined) {
    const partida = await call(verPartida, { params: { id: copiar } }, { signal: mientras });
    const comienzo = comienzoDeCopia(partida, enBlanco.fecha);
    return { clave, nombre: nombreDeNueva(clave), comienzo };
  }
  return abrirNueva(clave, enBlanco, mientras);
}

async function abrirBorrador(id: string, clave: string, signal: AbortSignal): Promise<Abierta> {
  const params = { id };
  const [partida, memoria] = await Promise.all([
    call(verPartida, { params }, { signal }),
    // What is not there to be remembered does not keep anybody from working.
    call(verMemoria, { params }, { signal }).catch(() => undefined),
  ]);
  const nombre = nombreDeBorrador(id);
  const comienzo = comienzoDeBorrador(partida, memoria, copiasLocales.leer(nombre));
  return { clave, nombre, comienzo, memoria, partida };
}

async function abrirNueva(clave: string, enBlanco: Cabecera, mientras: AbortSignal): Promise<Abierta> {
  for (const nombre of copiasLocales.nuevas()) {
    const copia = copiasLocales.leer(nombre);
    if (copia !== undefined && (await tomarCopia(nombre, mientras)))
      return { clave, nombre, comienzo: comienzoNuevo(enBlanco, copia) };
  }
  const nombre = nombreDeNueva(clave);
  void tomarCopia(nombre, mientras);
  return { clave, nombre, comienzo: comienzoNuevo(enBlanco) };
}

/** What was written for a draft that is no longer there waits as a new one, for the next that is opened. */
export function rescatar({ cabecera, hoja }: CopiaLocal, id: string): void {
  copiasLocales.guardar(nombreDeNueva(newKey()), { cabecera, hoja, registro: {} });
  copiasLocales.olvidar(nombreDeBorrador(id));
}
