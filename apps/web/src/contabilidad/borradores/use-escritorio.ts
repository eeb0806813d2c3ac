// The state of the desk: the work on the draft that is open, what keeps it from being changed, and what the server says
// of it.
import type { UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { PartidaCompleta, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { verSaldos } from '@cuadra/contract/contabilidad/saldos';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { imprimirComprobantes } from '#contabilidad/comprobantes/imprimir-comprobante.ts';
import { session as acceso, useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { newKey } from '#platform/request-key.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';
import { focusUnreadable } from '#ui/states/unreadable.ts';
import type { Abierta, MesaAbierta } from './abrir/use-abierta.ts';
import type { Accion } from './acciones/use-acciones.ts';
import { copiasLocales } from './borrador/copias-de-este-equipo.ts';
import type { Mesa } from './borrador/mesa.ts';
import { abrirTrabajo, servidorDeTrabajo, type Trabajo } from './borrador/trabajo.ts';
import { camposDeCabecera, type ErroresRepartidos, erroresDe } from './errores.ts';
import { descartarBorrador, refrescarBorradores } from './mis-borradores/use-borradores.ts';

type LugarDeCabecera = RefObject<HTMLElement | null>;

export function useEscritorio(abierta: Abierta, mesaAbierta: MesaAbierta, lugarDeCabecera: LugarDeCabecera) {
  const usuario = useCurrentUser();
  const [trabajo] = useState(() => trabajoDe(abierta));
  const { mesa, autoguardado } = trabajo;
  // Only what the rest of the desk depends on: the header draws itself at each key.
  const agencia = useSyncExternalStore(mesa.suscribir, () => mesa.vista().cabecera.agencia);
  const estado = useSyncExternalStore(autoguardado.suscribir, autoguardado.estado);
  const id = useSyncExternalStore(autoguardado.suscribir, () => autoguardado.registro().guardada?.id);
  const [terminada, setTerminada] = useState<ResumenDePartida>();
  const impedimento = impedimentoDe(abierta.partida, usuario);
  const soloLectura = impedimento !== undefined || terminada !== undefined;
  const errores = useErrores(mesa, lugarDeCabecera);
  const esLegible = () => !focusUnreadable(lugarDeCabecera.current);
  /** Who registers several goes on with the same day, type and agencia. */
  const empezarDespuesDe = (resumen: ResumenDePartida) =>
    mesaAbierta.empezarOtra({ resumen, cabecera: mesa.vista().cabecera });

  useConexion(trabajo, !soloLectura);
  useNacimiento(id, abierta, mesaAbierta);
  const rechazo = estado.fase === 'rechazado' ? estado.error : undefined;
  useRechazo(rechazo, errores.poner);
  useFocoAlAbrir(abierta, mesa, soloLectura, errores.enfocarCampo);
  return {
    trabajo,
    agencia,
    estado,
    id,
    terminada,
    impedimento,
    soloLectura,
    generales: errores.generales,
    mostrarErrores: errores.mostrar,
    esLegible,
    empezarDespuesDe,
    alTerminar(resumen: ResumenDePartida, accion: Accion) {
      if (accion === 'contabilizar-y-nueva') return empezarDespuesDe(resumen);
      setTerminada(resumen);
      // What was never a draft has an address now.
      if (resumen.id !== id) mesaAbierta.alCrear(resumen.id);
    },
    /** As the server has it now. */
    reabrir() {
      trabajo.cerrar();
      mesaAbierta.reabrir();
    },
    imprimir: impresoraDe(trabajo, errores, esLegible),
    descartar: useDescarte(trabajo, id, mesaAbierta, errores),
  };
}

export type EstadoDelEscritorio = ReturnType<typeof useEscritorio>;

function trabajoDe({ nombre, comienzo, memoria }: Abierta): Trabajo {
  const entorno = { servidor: servidorDeTrabajo, copias: copiasLocales, nombre, nuevaLlave: newKey };
  return abrirTrabajo(entorno, comienzo, memoria);
}

/** Why what is open can only be looked at. */
function impedimentoDe(
  partida: PartidaCompleta | undefined,
  usuario: UsuarioActual | undefined,
): string | undefined {
  if (partida === undefined) return undefined;
  if (partida.estado === 'contabilizada')
    return 'Esta partida ya está contabilizada y no cambia. Para corregirla, reviértala desde Ver partidas.';
  if (partida.estado === 'en_revision')
    return 'Esta partida está en revisión: no se cambia hasta que la aprueben o la rechacen.';
  if (partida.tipo === 'reversion')
    return 'Es una reversión propuesta, que no se edita: descártela desde Ver partidas y pídala de nuevo.';
  const escribio = usuario !== undefined && partida.escritores.includes(usuario.id);
  const puede = escribio || usuario?.permisos.includes('partidas:aprobar');
  return puede ? undefined : 'Este borrador es de otra persona: lo cambia quien lo escribió o quien aprueba.';
}

/** What the server objects to, each thing where it belongs; what belongs nowhere, above the desk. */
function useErrores(mesa: Mesa, lugarDeCabecera: LugarDeCabecera) {
  const [generales, setGenerales] = useState<readonly string[]>([]);
  const enfocarCampo = (campo: string) =>
    lugarDeCabecera.current?.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus();
  const poner = ({ cabecera, lineas, generales: sueltos }: ErroresRepartidos) => {
    mesa.ponerErrores(cabecera);
    mesa.hoja.poner(lineas);
    setGenerales(sueltos);
  };
  return {
    generales,
    setGenerales,
    enfocarCampo,
    poner,
    /** And takes the keyboard to the first of them. */
    mostrar(errores: ErroresRepartidos) {
      poner(errores);
      const primero = camposDeCabecera.find((campo) => errores.cabecera[campo] !== undefined);
      if (primero !== undefined) enfocarCampo(primero);
      else mesa.hoja.enfocarError();
    },
  };
}

type Errores = ReturnType<typeof useErrores>;

/** A draft that the server has just made has an address, and is one of the person's drafts. */
function useNacimiento(id: string | undefined, { partida }: Abierta, { alCrear }: MesaAbierta): void {
  const alNacer = useEffectEvent((nueva: string) => {
    if (nueva === partida?.id) return;
    alCrear(nueva);
    void refrescarBorradores();
  });
  useEffect(() => {
    if (id !== undefined) alNacer(id);
  }, [id]);
}

/** What the server does not take is said on its field, without taking anybody away from what they write. */
function useRechazo(rechazo: unknown, poner: Errores['poner']): void {
  const alRechazar = useEffectEvent((error: unknown) => poner(erroresDe(error)));
  useEffect(() => {
    if (rechazo !== undefined) alRechazar(rechazo);
  }, [rechazo]);
}

/** What already has lines goes on where it was left; what is new begins by saying what it is about. */
function useFocoAlAbrir(
  { partida, comienzo }: Abierta,
  { hoja }: Mesa,
  soloLectura: boolean,
  enfocarCampo: Errores['enfocarCampo'],
): void {
  const alAbrir = useEffectEvent(() => {
    // Who opened something over the page while it loaded keeps the keyboard there.
    if (soloLectura || hasOpenDialog()) return;
    if (partida !== undefined || comienzo.hoja !== undefined) hoja.enfocar();
    else enfocarCampo('concepto');
  });
  useEffect(() => alAbrir(), []);
}

/** Prints one that is done or, when none is said, the draft as it is now. */
function impresoraDe({ autoguardado }: Trabajo, errores: Errores, esLegible: () => boolean) {
  return (hecha?: ResumenDePartida): void => {
    if (hecha === undefined && !esLegible()) return;
    errores.setGenerales([]);
    const ids = async () => [(hecha ?? (await autoguardado.guardarYa())).id];
    void imprimirComprobantes(ids, (error) => {
      const repartidos = erroresDe(error);
      const generales = [['No se imprimió el comprobante.', ...repartidos.generales].join(' ')];
      errores.poner({ ...repartidos, generales });
    });
  };
}

function useDescarte(
  trabajo: Trabajo,
  id: string | undefined,
  mesaAbierta: MesaAbierta,
  { setGenerales }: Errores,
) {
  const confirmar = useConfirm();
  return async (): Promise<void> => {
    const texto = 'Se borra lo escrito y sus soportes. No se puede deshacer.';
    if (
      !(await confirmar({ title: 'Descartar el borrador', text: texto, action: 'Descartar', danger: true }))
    )
      return;
    try {
      trabajo.autoguardado.detener();
      if (id !== undefined) await descartarBorrador(id);
      trabajo.cerrar();
      mesaAbierta.empezarOtra();
    } catch (error) {
      trabajo.autoguardado.reanudar();
      setGenerales(erroresDe(error).generales);
    }
  };
}

/** Long enough for a slow network, short enough to wait for. */
const ESPERA_AL_SALIR_MS = 4_000;

/**
 * Ties a draft to the page: saves while it is open, when the page goes out of sight, when the network comes back,
 * and before leaving it.
 */
function useConexion(trabajo: Trabajo, escribible: boolean): void {
  const { autoguardado } = trabajo;
  const confirmar = useConfirm();

  useEffect(() => {
    if (!escribible) return;
    const desconectar = trabajo.conectar();
    const control = new AbortController();
    const { signal } = control;
    const alOcultarse = () => {
      if (document.visibilityState === 'hidden') trabajo.alOcultarse();
    };
    document.addEventListener('visibilitychange', alOcultarse, { signal });
    window.addEventListener('online', autoguardado.reintentar, { signal });
    return () => {
      control.abort();
      // Whoever is out has nobody to save for; their copy stays in this browser.
      if (acceso.usuario() !== undefined) trabajo.alOcultarse();
      desconectar();
    };
  }, [trabajo, autoguardado, escribible]);

  useBlocker({
    disabled: !escribible,
    // The copy of this browser outlives the tab.
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || acceso.usuario() === undefined) return false;
      if (autoguardado.estaAlDia()) return false;
      const guardado = autoguardado.guardarYa().then(
        () => true,
        () => false,
      );
      if (await Promise.race([guardado, esperar(ESPERA_AL_SALIR_MS)])) return false;
      // Anywhere else it waits in this browser; who signs out leaves nothing in it.
      if (next.pathname !== '/sign-out') return false;
      return !(await confirmar({
        title: 'Hay cambios sin guardar',
        text: 'El servidor no ha recibido lo último que escribió. Si sale ahora, se pierde.',
        action: 'Salir sin guardar',
        danger: true,
      }));
    },
  });
}

const esperar = (ms: number): Promise<false> =>
  new Promise((resolver) => setTimeout(() => resolver(false), ms));

/** What the lines are written with: the accounts, and what each one has today. */
export function useDatos(agencia: string) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const catalogo = useQuery(queryOf(listarCatalogo));
  const saldos = useQuery({
    ...queryOf(verSaldos, { query: { fecha: todayInGuatemala(), agencia } }),
    enabled: permisos.includes('reportes:ver') && agencia !== '',
  });
  const cuentas = catalogo.data;
  const nombres = useMemo(
    () => new Map((cuentas ?? []).map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta])),
    [cuentas],
  );
  const porCuenta = useMemo(
    () =>
      saldos.data === undefined
        ? undefined
        : new Map(saldos.data.cuentas.map(({ idCuenta, saldoFinal }) => [idCuenta, saldoFinal])),
    [saldos.data],
  );
  return {
    /** Undefined while they come. */
    cuentas,
    saldos: porCuenta,
    nombreDeCuenta: (idCuenta: string) => nombres.get(idCuenta),
    error: catalogo.data === undefined ? catalogo.error : null,
    reintentar: catalogo.refetch,
  };
}

export type Datos = ReturnType<typeof useDatos>;
