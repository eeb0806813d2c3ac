// The state of the desk: the work on the draft that is open, what keeps it from being changed, and what is done with it.

import type { UsuarioActual } from '@cuadra/contract/acceso/sesion';
import type { PartidaCompleta, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useUsuario } from '../../platform/current-session.ts';
import { nuevaLlave } from '../../platform/request-key.ts';
import { useConfirm } from '../../ui/dialogs/confirm.tsx';
import { hayDialogo } from '../../ui/keyboard/key-press.ts';
import { enfocarIlegible } from '../../ui/states/unreadable.ts';
import { imprimirComprobantes } from '../comprobantes/imprimir-comprobante.ts';
import type { Abierta } from './abrir/abrir.ts';
import type { MesaAbierta } from './abrir/use-abierta.ts';
import { type Accion, useAcciones } from './acciones/use-acciones.ts';
import { copiasLocales } from './borrador/copias-de-este-equipo.ts';
import { servidorDeBorradores } from './borrador/servidor.ts';
import { abrirTrabajo } from './borrador/trabajo.ts';
import { descartarBorrador, refrescarBorradores } from './borradores/use-borradores.ts';
import { camposDeCabecera, type ErroresRepartidos, erroresDe } from './errores.ts';
import { useAtajos } from './use-atajos.ts';
import { useConexion } from './use-conexion.ts';

export function useEscritorio(
  abierta: Abierta,
  mesaAbierta: MesaAbierta,
  lugarDeCabecera: RefObject<HTMLElement | null>,
) {
  const usuario = useUsuario();
  const [trabajo] = useState(() => trabajoDe(abierta));
  const { mesa, autoguardado } = trabajo;
  // Only what the rest of the desk depends on: the header draws itself at each key.
  const agencia = useSyncExternalStore(mesa.suscribir, () => mesa.vista().cabecera.agencia);
  const estado = useSyncExternalStore(autoguardado.suscribir, autoguardado.estado);
  const id = useSyncExternalStore(autoguardado.suscribir, () => autoguardado.registro().guardada?.id);
  const [generales, setGenerales] = useState<readonly string[]>([]);
  const [terminada, setTerminada] = useState<ResumenDePartida>();
  const confirmar = useConfirm();
  const impedimento = impedimentoDe(abierta.partida, usuario);
  const soloLectura = impedimento !== undefined || terminada !== undefined;

  const ponerErrores = ({ cabecera: deCabecera, lineas, generales: sueltos }: ErroresRepartidos) => {
    mesa.ponerErrores(deCabecera);
    mesa.hoja.poner(lineas);
    setGenerales(sueltos);
  };
  const enfocar = (campo: string) =>
    lugarDeCabecera.current?.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus();
  const mostrarErrores = (errores: ErroresRepartidos) => {
    ponerErrores(errores);
    const primero = camposDeCabecera.find((campo) => errores.cabecera[campo] !== undefined);
    if (primero !== undefined) enfocar(primero);
    else mesa.hoja.enfocarError();
  };
  /** Who registers several goes on with the same day, type and agencia. */
  const empezarDespuesDe = (resumen: ResumenDePartida) =>
    mesaAbierta.empezarOtra({ resumen, cabecera: mesa.vista().cabecera });
  const acciones = useAcciones({
    trabajo,
    onErrores: mostrarErrores,
    onTerminada: (resumen, accion) => {
      if (accion === 'contabilizar-y-nueva') empezarDespuesDe(resumen);
      else setTerminada(resumen);
    },
  });
  /** With a date that is none written on the desk, nothing is done with the one there was before. */
  const terminar = (accion: Accion) => {
    if (!enfocarIlegible(lugarDeCabecera.current)) void acciones.empezar(accion);
  };
  useConexion(trabajo, !soloLectura);
  useAtajos({
    activos: !soloLectura,
    ocupado: acciones.enCurso !== undefined,
    onAccion: terminar,
    onGuardar: () => {
      if (!autoguardado.estaAlDia()) void autoguardado.guardarYa().catch(() => undefined);
    },
  });

  const { alCrear } = mesaAbierta;
  const alNacer = useEffectEvent((nueva: string) => {
    if (nueva === abierta.partida?.id) return;
    alCrear(nueva);
    void refrescarBorradores();
  });
  useEffect(() => {
    if (id !== undefined) alNacer(id);
  }, [id]);

  // What the server does not take is said on its field, without taking anybody away from what they write.
  const rechazo = estado.fase === 'rechazado' ? estado.error : undefined;
  const alRechazar = useEffectEvent((error: unknown) => ponerErrores(erroresDe(error)));
  useEffect(() => {
    if (rechazo !== undefined) alRechazar(rechazo);
  }, [rechazo]);

  const alAbrir = useEffectEvent(() => {
    // Who opened something over the page while it loaded keeps the keyboard there.
    if (soloLectura || hayDialogo()) return;
    // What already has lines goes on where it was left; what is new begins by saying what it is about.
    if (abierta.partida !== undefined || abierta.comienzo.hoja !== undefined) mesa.hoja.enfocar();
    else enfocar('concepto');
  });
  useEffect(() => alAbrir(), []);

  const reabrir = () => {
    trabajo.cerrar();
    mesaAbierta.reabrir();
  };
  /** One that is done or, when none is said, the draft as it is now. */
  const imprimir = (hecha?: ResumenDePartida) => {
    if (hecha === undefined && enfocarIlegible(lugarDeCabecera.current)) return;
    setGenerales([]);
    const ids = async () => [(hecha ?? (await autoguardado.guardarYa())).id];
    void imprimirComprobantes(ids, (error) => {
      const errores = erroresDe(error);
      ponerErrores({
        ...errores,
        generales: [['No se imprimió el comprobante.', ...errores.generales].join(' ')],
      });
    });
  };
  const descartar = async () => {
    const texto = 'Se borra lo escrito y sus soportes. No se puede deshacer.';
    if (!(await confirmar({ titulo: 'Descartar el borrador', texto, accion: 'Descartar', peligro: true })))
      return;
    try {
      autoguardado.detener();
      if (id !== undefined) await descartarBorrador(id);
      trabajo.cerrar();
      mesaAbierta.empezarOtra();
    } catch (error) {
      autoguardado.reanudar();
      setGenerales(erroresDe(error).generales);
    }
  };
  return {
    trabajo,
    agencia,
    estado,
    id,
    generales,
    terminada,
    impedimento,
    soloLectura,
    acciones,
    terminar,
    empezarDespuesDe,
    reabrir,
    imprimir,
    descartar,
  };
}

export type EstadoDelEscritorio = ReturnType<typeof useEscritorio>;

function trabajoDe({ nombre, comienzo, memoria }: Abierta) {
  const entorno = { servidor: servidorDeBorradores, copias: copiasLocales, nombre, nuevaLlave };
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
  const puede = partida.autor?.id === usuario?.id || usuario?.permisos.includes('partidas:aprobar');
  return puede ? undefined : 'Este borrador es de otra persona: lo cambia su autor o quien aprueba.';
}
