// What is being written, its day and its rows, and what becomes of it: saved by itself, or replaced by what somebody else wrote.
import {
  type Apertura,
  guardarApertura,
  verApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { diceAlgo, type Renglon, useRenglones } from './use-renglones.ts';

export function useEscritura(apertura: Apertura) {
  const { renglones, cambiar, quitar, reponer } = useRenglones(apertura);
  const [fecha, setFecha] = useState(apertura.fecha);
  const { guardada, estado, fallo, guardar, tocar, recibir, esOtra } = useGuardado(apertura, () => ({
    fecha,
    lineas: renglones.filter(diceAlgo).map(enLinea),
  }));

  // What somebody else wrote, or a sheet that was brought, while nothing here was left to save.
  const adoptar = useEffectEvent((nueva: Apertura) => {
    if (!esOtra(nueva)) return;
    recibir(nueva);
    setFecha(nueva.fecha);
    reponer(nueva);
  });
  useEffect(() => {
    if (estado === 'guardado') adoptar(apertura);
  }, [apertura, estado]);

  return {
    renglones,
    fecha,
    guardada,
    estado,
    fallo,
    guardar,
    cambiar(clave: number, cambio: Partial<Renglon>) {
      tocar();
      cambiar(clave, cambio);
    },
    quitar(clave: number) {
      tocar();
      quitar(clave);
    },
    ponerFecha(nueva: string) {
      tocar();
      setFecha(nueva);
    },
  };
}

const enLinea = ({ cuenta, debe = CERO, haber = CERO }: Renglon) => ({ cuenta: cuenta.trim(), debe, haber });

interface Escrito {
  readonly fecha: string;
  readonly lineas: { cuenta: string; debe: Centavos; haber: Centavos }[];
}

type Estado = 'guardado' | 'pendiente' | 'guardando' | 'ajeno';

const ESPERA_MS = 900;

/** Opening balances saved by themselves a moment after the last key, over the version that was read: nobody treads on anybody. */
function useGuardado(apertura: Apertura, escrito: () => Escrito) {
  const [guardada, setGuardada] = useState(apertura);
  const [estado, setEstado] = useState<Estado>('guardado');
  const [fallo, setFallo] = useState<string>();
  const [toque, setToque] = useState(0);
  const version = useRef(apertura.version);
  const ultimo = useRef(0);
  const { enFila, vaAlguno } = useFila();

  const recibir = (nueva: Apertura) => {
    version.current = nueva.version;
    setGuardada(nueva);
  };
  const esOtra = (nueva: Apertura): boolean => nueva.version > version.current;
  const mandar = async (): Promise<Apertura | undefined> => {
    const visto = ultimo.current;
    setEstado('guardando');
    setFallo(undefined);
    try {
      const nueva = await enviar(apertura.id, { version: version.current, ...escrito() });
      recibir(nueva);
      queryClient.setQueryData(queryOf(verApertura, { params: { id: apertura.id } }).queryKey, nueva);
      setEstado(visto === ultimo.current ? 'guardado' : 'pendiente');
      return nueva;
    } catch (error) {
      setEstado(esAjeno(error) ? 'ajeno' : 'pendiente');
      if (!esAjeno(error)) setFallo(messageOf(error));
      return undefined;
    }
  };
  const guardar = () => enFila(async () => (estado === 'ajeno' ? undefined : mandar()));
  const esperando = estado === 'pendiente' && fallo === undefined;
  useTrasUnRato({ esperando, toque, version: guardada.version }, (visto) => {
    if (visto === ultimo.current && !vaAlguno()) void guardar();
  });
  const tocar = () => {
    ultimo.current++;
    setToque(ultimo.current);
    setFallo(undefined);
    setEstado((antes) => (antes === 'ajeno' ? antes : 'pendiente'));
  };
  return { guardada, estado, fallo, guardar, tocar, recibir, esOtra };
}

const enviar = (id: string, body: Escrito & { readonly version: number }) =>
  call(guardarApertura, { params: { id }, body });

const esAjeno = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === 'CONFLICTO_DE_EDICION';

/** One after another: each goes over what the one before it left. */
function useFila() {
  const enCamino = useRef<Promise<unknown>>(undefined);
  const enFila = async <R>(mandar: () => Promise<R>): Promise<R> => {
    await enCamino.current;
    const envio = mandar();
    enCamino.current = envio;
    return envio.finally(() => {
      enCamino.current = undefined;
    });
  };
  return { enFila, vaAlguno: () => enCamino.current !== undefined };
}

interface Espera {
  readonly esperando: boolean;
  readonly toque: number;
  /** The one that was saved: what was touched while it went waits again once it is there. */
  readonly version: number;
}

function useTrasUnRato({ esperando, toque, version }: Espera, alPasar: (toque: number) => void) {
  const alPasarElRato = useEffectEvent(alPasar);
  useEffect(() => {
    if (!esperando || version < 0) return undefined;
    const reloj = setTimeout(() => alPasarElRato(toque), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [esperando, toque, version]);
}
