// The desk: one partida being written, with everything around it. What it holds lives in the work on its draft
// (borrador/trabajo.ts), outside React; here it is only shown and acted on.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import {
  ArrowUturnLeftIcon,
  CheckIcon,
  CloudArrowUpIcon,
  ExclamationTriangleIcon,
  PencilSquareIcon,
  SignalSlashIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  type DragEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useStrayDrop } from '#ui/files/stray-drop.ts';
import { formatDate } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Abierta, MesaAbierta } from './abrir/use-abierta.ts';
import { AntesDeTerminar } from './acciones/antes-de-terminar.tsx';
import { Barra, TotalesDePie } from './acciones/barra.tsx';
import { type Acciones, useAcciones, useAtajos } from './acciones/use-acciones.ts';
import { AccionesDePagina } from './acciones-de-pagina.tsx';
import type { EstadoDeGuardado as Guardado } from './borrador/autoguardado.ts';
import { nombreDeBorrador } from './borrador/copia-local.ts';
import { copiasLocales } from './borrador/copias-de-este-equipo.ts';
import type { Mesa as MesaDeTrabajo } from './borrador/mesa.ts';
import { CabeceraDePartida } from './cabecera/cabecera.tsx';
import { Conflicto } from './conflicto/conflicto.tsx';
import { PanelDeEfecto } from './efecto/efecto.tsx';
import classes from './escritorio.module.css';
import { Hoja, type HojaProps } from './hoja/hoja.tsx';
import { porContinuar } from './mis-borradores/por-continuar.ts';
import { useBorradores } from './mis-borradores/use-borradores.ts';
import { conceptoOSinConcepto, nombresDeEstado } from './nombres.ts';
import { Soportes, useSoportes } from './soportes/soportes.tsx';
import { type Datos, type EstadoDelEscritorio, useDatos, useEscritorio } from './use-escritorio.ts';

interface EscritorioProps {
  readonly abierta: Abierta;
  readonly mesaAbierta: MesaAbierta;
}

export function Escritorio({ abierta, mesaAbierta }: EscritorioProps) {
  const lugarDeCabecera = useRef<HTMLElement>(null);
  const escritorio = useEscritorio(abierta, mesaAbierta, lugarDeCabecera);
  const { trabajo, agencia, id, soloLectura } = escritorio;
  const acciones = useAcciones(escritorio);
  useAtajos({ activos: !soloLectura, acciones, autoguardado: trabajo.autoguardado });
  const datos = useDatos(agencia);
  const [conflictoVisto, setConflictoVisto] = useState<unknown>();
  return (
    <Pagina
      title="Registrar Partida"
      purpose="Se guarda sola mientras la escribe."
      actions={<AccionesDePagina escritorio={escritorio} mesaAbierta={mesaAbierta} />}
    >
      <Encima
        abierta={abierta}
        mesaAbierta={mesaAbierta}
        escritorio={escritorio}
        onComparar={() => setConflictoVisto(undefined)}
      />
      {escritorio.generales.map((texto) => (
        <FormNotice key={texto} tone="error" text={texto} />
      ))}
      <Mesa escritorio={escritorio} acciones={acciones} datos={datos} lugarDeCabecera={lugarDeCabecera} />
      {!soloLectura && <PanelDeEfecto trabajo={trabajo} id={id} />}
      {acciones.pregunta !== undefined && (
        <AntesDeTerminar
          key={acciones.pregunta.advertencias.map(({ clave }) => clave).join()}
          pregunta={acciones.pregunta}
          acciones={acciones}
        />
      )}
      <DosVersiones
        escritorio={escritorio}
        datos={datos}
        vista={conflictoVisto}
        onClose={setConflictoVisto}
      />
    </Pagina>
  );
}

interface EncimaProps extends EscritorioProps {
  readonly escritorio: EstadoDelEscritorio;
  readonly onComparar: () => void;
}

/** What came of the last one, or what there is to say of this one. */
function Encima({ abierta, mesaAbierta, escritorio, onComparar }: EncimaProps) {
  const navigate = useNavigate();
  const { trabajo, estado, terminada, impedimento, imprimir } = escritorio;
  const { ultima } = mesaAbierta;
  const hecha = terminada ?? ultima;
  return (
    <>
      {hecha !== undefined && (
        <Terminada
          key={terminada === undefined ? 'anterior' : 'esta'}
          resumen={hecha}
          onImprimir={() => imprimir(hecha)}
          onVer={() => void navigate({ to: '/contabilidad/ver-partidas', search: { partida: hecha.id } })}
          {...(terminada === undefined ? {} : { onNueva: () => escritorio.empezarDespuesDe(terminada) })}
        />
      )}
      {estado.fase === 'vacio' && hecha === undefined && <ContinuarBorrador onAbrir={mesaAbierta.abrir} />}
      {terminada === undefined && (
        <Avisos
          abierta={abierta}
          estado={estado}
          impedimento={impedimento}
          onComparar={onComparar}
          onSeparar={() => void trabajo.autoguardado.separar().catch(() => undefined)}
          onReabrir={escritorio.reabrir}
        />
      )}
    </>
  );
}

interface MesaProps {
  readonly escritorio: EstadoDelEscritorio;
  readonly acciones: Acciones;
  readonly datos: Datos;
  readonly lugarDeCabecera: RefObject<HTMLElement | null>;
}

/** What is written, and its foot: the totals and what ends the work. */
function Mesa({ escritorio, acciones, datos, lugarDeCabecera }: MesaProps) {
  const { trabajo, id, estado, soloLectura } = escritorio;
  const { mesa, autoguardado } = trabajo;
  const botonPrincipal = useRef<HTMLButtonElement>(null);
  const soportes = useSoportes(id, autoguardado.guardarYa);
  return (
    <DondeSoltar onArchivos={soloLectura ? undefined : soportes.agregar}>
      <Box pad="md xl" line="below" className={classes.cabecera}>
        <CabeceraDePartida mesa={mesa} soloLectura={soloLectura} lugar={lugarDeCabecera}>
          <Soportes idPartida={id} lista={soportes} soloLectura={soloLectura} />
        </CabeceraDePartida>
      </Box>
      {datos.error === null ? (
        <Lineas
          mesa={mesa}
          cuentas={datos.cuentas}
          saldos={datos.saldos}
          soloLectura={soloLectura}
          botonPrincipal={botonPrincipal}
        />
      ) : (
        <ErrorState error={datos.error} title="No se pudo cargar el catálogo" retry={datos.reintentar} />
      )}
      {soloLectura ? (
        // Where the lines are a table, it has its own totals.
        <Row as="section" hideFrom="md" gap="md 2xl" pad="md xl" line="above" aria-label="Totales">
          <TotalesDePie hoja={mesa.hoja} estado={null} />
        </Row>
      ) : (
        <Barra
          hoja={mesa.hoja}
          estado={<EstadoDeGuardado estado={estado} />}
          acciones={acciones}
          vacia={estado.fase === 'vacio'}
          botonPrincipal={botonPrincipal}
          onImprimir={() => escritorio.imprimir()}
          onDescartar={() => void escritorio.descartar()}
        />
      )}
    </DondeSoltar>
  );
}

interface DosVersionesProps {
  readonly escritorio: EstadoDelEscritorio;
  readonly datos: Datos;
  /** The one of which the person already knows, and decided to decide later. */
  readonly vista: unknown;
  readonly onClose: (suya: unknown) => void;
}

function DosVersiones({ escritorio, datos, vista, onClose }: DosVersionesProps) {
  const { estado, trabajo, reabrir } = escritorio;
  if (estado.fase !== 'conflicto' || estado.suya === vista) return null;
  return (
    <Conflicto
      mia={trabajo.mesa.contenido()}
      suya={estado.suya}
      nombreDeCuenta={datos.nombreDeCuenta}
      onMia={trabajo.autoguardado.imponer}
      onSuya={reabrir}
      onSeparar={trabajo.autoguardado.separar}
      onClose={() => onClose(estado.suya)}
    />
  );
}

interface DondeSoltarProps {
  readonly onArchivos: ((archivos: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** A file dropped anywhere on it is one of its documents. */
function DondeSoltar({ onArchivos, children }: DondeSoltarProps) {
  const [encima, setEncima] = useState(false);
  useStrayDrop();
  const conArchivos = ({ dataTransfer }: DragEvent) =>
    onArchivos !== undefined && dataTransfer.types.includes('Files');
  const sobre = (event: DragEvent) => {
    if (!conArchivos(event)) return;
    event.preventDefault();
    setEncima(true);
  };
  const soltar = (event: DragEvent) => {
    setEncima(false);
    if (!conArchivos(event)) return;
    event.preventDefault();
    onArchivos?.([...event.dataTransfer.files]);
  };
  return (
    <Box
      as="section"
      surface="card"
      className={classes.mesa}
      aria-label="Partida"
      data-encima={encima || undefined}
      onDragOver={sobre}
      onDragLeave={() => setEncima(false)}
      onDrop={soltar}
    >
      {children}
    </Box>
  );
}

interface AvisosProps {
  readonly abierta: Abierta;
  readonly estado: Guardado;
  /** It cannot be changed: why. */
  readonly impedimento: string | undefined;
  readonly onComparar: () => void;
  readonly onSeparar: () => void;
  readonly onReabrir: () => void;
}

/**
 * What the desk has to say above the work: what came back, what somebody else did, what keeps it from being
 * changed.
 */
function Avisos(props: AvisosProps) {
  const { abierta, estado, impedimento } = props;
  const { partida, comienzo } = abierta;
  return (
    <>
      {impedimento !== undefined && <FormNotice tone="info" text={impedimento} />}
      {partida?.estado === 'rechazada' && partida.motivo !== null && impedimento === undefined && (
        <FormNotice tone="aviso" text={`Rechazada en revisión: ${partida.motivo}`} />
      )}
      {comienzo.recuperada && estado.fase !== 'conflicto' && impedimento === undefined && (
        <FormNotice
          tone="info"
          text="Se recuperó lo que estaba escribiendo en este equipo."
          actions={<Boton onClick={props.onReabrir}>Descartarlo</Boton>}
        />
      )}
      {estado.fase === 'conflicto' && (
        <FormNotice
          tone="aviso"
          text="Este borrador cambió en otro lugar mientras usted escribía. Nada más se guarda hasta que elija con cuál versión seguir."
          actions={<Boton onClick={props.onComparar}>Comparar las versiones</Boton>}
        />
      )}
      {estado.fase === 'ausente' && (
        <FormNotice
          tone="aviso"
          text={`${estado.error.message} Lo que usted escribió sigue aquí.`}
          actions={
            <>
              <Boton onClick={props.onSeparar}>Guardarlo como borrador nuevo</Boton>
              <Boton onClick={props.onReabrir}>Ver cómo quedó</Boton>
            </>
          }
        />
      )}
    </>
  );
}

interface TerminadaProps {
  readonly resumen: ResumenDePartida;
  readonly onImprimir: () => void;
  readonly onVer: () => void;
  readonly onNueva?: () => void;
}

/** What came of it, with what usually follows at hand. */
function Terminada({ resumen, onImprimir, onVer, onNueva }: TerminadaProps) {
  const { numero, estado } = resumen;
  const texto =
    numero === null
      ? 'La partida se envió a revisión: se le avisará cuando la aprueben o la rechacen.'
      : `Partida ${numeroDePartida(resumen)} ${nombresDeEstado[estado].toLowerCase()}.`;
  return (
    <FormNotice
      tone={numero === null ? 'info' : 'exito'}
      text={<strong>{texto}</strong>}
      actions={
        <>
          <Boton onClick={onImprimir}>Imprimir comprobante</Boton>
          <Boton onClick={onVer}>Ver partida</Boton>
          {onNueva !== undefined && (
            <Button size="xs" autoFocus onClick={onNueva}>
              Nueva partida
            </Button>
          )}
        </>
      }
    />
  );
}

function Boton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button variant="default" size="xs" onClick={onClick}>
      {children}
    </Button>
  );
}

interface LineasProps extends Pick<HojaProps, 'cuentas' | 'saldos' | 'soloLectura'> {
  readonly mesa: MesaDeTrabajo;
  /** Where Enter leads after the last line. */
  readonly botonPrincipal: RefObject<HTMLButtonElement | null>;
}

/**
 * The sheet of lines on the desk. What is typed in the header reaches it when there is time: with thousands of
 * lines, the keys come first.
 */
const HojaQuieta = memo(Hoja);

const Lineas = memo(function Lineas({ mesa, botonPrincipal, ...resto }: LineasProps) {
  const concepto = useSyncExternalStore(mesa.suscribir, () => mesa.vista().cabecera.concepto);
  return (
    <div className={classes.lineas}>
      <HojaQuieta
        {...resto}
        almacen={mesa.hoja}
        conceptoDeCabecera={useDeferredValue(concepto)}
        onFin={useEnfoque(botonPrincipal)}
      />
    </div>
  );
});

function useEnfoque(boton: RefObject<HTMLButtonElement | null>): () => void {
  return useCallback(() => boton.current?.focus(), [boton]);
}

type Aspecto = readonly [icon: Icon | undefined, text: string, tone?: 'warning' | 'error'];

const aspectos: Readonly<Record<Guardado['fase'], Aspecto>> = {
  vacio: [undefined, 'Se guarda solo al escribir'],
  pendiente: [CloudArrowUpIcon, 'Sin guardar aún'],
  guardando: [CloudArrowUpIcon, 'Guardando…'],
  guardado: [CheckIcon, 'Borrador guardado'],
  'sin-conexion': [SignalSlashIcon, 'Sin conexión: se guarda en este equipo', 'warning'],
  'sin-sesion': [SignalSlashIcon, 'Su sesión terminó: se guardó en este equipo', 'warning'],
  rechazado: [ExclamationTriangleIcon, 'El servidor no lo recibió: está en este equipo', 'error'],
  conflicto: [ExclamationTriangleIcon, 'Hay dos versiones: elija una', 'error'],
  ausente: [ExclamationTriangleIcon, 'El borrador ya no está', 'error'],
};

/** Where what is written is at this moment. What only says that all is well is said quietly. */
function EstadoDeGuardado({ estado: { fase } }: { readonly estado: Guardado }) {
  const [Dibujo, texto, tono] = aspectos[fase];
  return (
    <Row
      as="p"
      oneLine
      gap="sm"
      size="sm"
      tone={tono ?? 'muted'}
      data-fase={fase}
      aria-live={tono === undefined ? 'off' : 'polite'}
    >
      {Dibujo !== undefined && <Dibujo width={16} height={16} className={classes.icono} aria-hidden="true" />}
      {texto}
    </Row>
  );
}

/** On an empty desk, in one line: what was left unfinished and what came back from review, to go on with it. */
function ContinuarBorrador({ onAbrir }: { readonly onAbrir: (id: string) => void }) {
  const { partidas, cargando } = useBorradores();
  // Both at once: the second one would push the desk down under the hands of whoever writes.
  if (cargando) return null;
  const tieneCopia = (id: string) => copiasLocales.leer(nombreDeBorrador(id)) !== undefined;
  const pendientes = porContinuar(partidas, tieneCopia);
  if (pendientes.length === 0) return null;
  return (
    <Row as="ul" gap="sm lg" aria-label="Por continuar">
      {pendientes.map(({ id, estado, concepto, fecha }) => {
        const esDevuelta = estado === 'rechazada';
        const Dibujo = esDevuelta ? ArrowUturnLeftIcon : PencilSquareIcon;
        const texto = `${esDevuelta ? 'Le devolvieron' : 'Dejó sin terminar'} «${conceptoOSinConcepto(concepto)}», del ${formatDate(fecha)}.`;
        return (
          <Row
            as="li"
            key={id}
            oneLine
            grow
            basis="22rem"
            gap="md"
            pad="xs lg"
            surface="card"
            size="sm"
            data-devuelta={esDevuelta || undefined}
          >
            <Text as="span" rigid tone={esDevuelta ? 'warning' : 'muted'}>
              <Dibujo width={16} height={16} className={classes.icono} aria-hidden="true" />
            </Text>
            <Text as="span" grow cut title={texto}>
              {texto}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={esDevuelta ? 'Corregir esa partida' : 'Continuar con ese borrador'}
              onClick={() => onAbrir(id)}
            >
              {esDevuelta ? 'Corregir' : 'Continuar'}
            </Button>
          </Row>
        );
      })}
    </Row>
  );
}
