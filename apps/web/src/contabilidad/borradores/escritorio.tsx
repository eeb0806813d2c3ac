// The desk: one partida being written, with everything around it. What it holds lives in the work on its draft
// (borrador/trabajo.ts), outside React; here it is only shown and acted on.
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useStrayDrop } from '#ui/files/stray-drop.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Abierta } from './abrir/abrir.ts';
import type { MesaAbierta } from './abrir/use-abierta.ts';
import { AntesDeTerminar } from './acciones/antes-de-terminar.tsx';
import { Barra, TotalesDePie } from './acciones/barra.tsx';
import { type Acciones, useAcciones } from './acciones/use-acciones.ts';
import { AccionesDePagina } from './acciones-de-pagina.tsx';
import { Avisos, Terminada } from './avisos.tsx';
import { CabeceraDePartida } from './cabecera/cabecera.tsx';
import { Conflicto } from './conflicto/conflicto.tsx';
import { PanelDeEfecto } from './efecto/efecto.tsx';
import classes from './escritorio.module.css';
import { EstadoDeGuardado } from './estado-de-guardado.tsx';
import { Lineas } from './lineas.tsx';
import { ContinuarBorrador } from './mis-borradores/continuar-borrador.tsx';
import { Soportes } from './soportes/soportes.tsx';
import { useSoportes } from './soportes/use-soportes.ts';
import { useAtajos } from './use-atajos.ts';
import { type Datos, useDatos } from './use-datos.ts';
import { type EstadoDelEscritorio, useEscritorio } from './use-escritorio.ts';

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
      titulo="Registrar Partida"
      proposito="Se guarda sola mientras la escribe."
      acciones={<AccionesDePagina escritorio={escritorio} mesaAbierta={mesaAbierta} />}
    >
      <Encima
        abierta={abierta}
        mesaAbierta={mesaAbierta}
        escritorio={escritorio}
        onComparar={() => setConflictoVisto(undefined)}
      />
      {escritorio.generales.map((texto) => (
        <FormNotice key={texto} tono="error" texto={texto} />
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
      <div className={classes.cabecera}>
        <CabeceraDePartida mesa={mesa} soloLectura={soloLectura} lugar={lugarDeCabecera}>
          <Soportes idPartida={id} lista={soportes} soloLectura={soloLectura} />
        </CabeceraDePartida>
      </div>
      {datos.error === null ? (
        <Lineas
          mesa={mesa}
          cuentas={datos.cuentas}
          saldos={datos.saldos}
          soloLectura={soloLectura}
          botonPrincipal={botonPrincipal}
        />
      ) : (
        <ErrorState
          error={datos.error}
          titulo="No se pudo cargar el catálogo"
          reintentar={datos.reintentar}
        />
      )}
      {soloLectura ? (
        <section className={classes.pie} aria-label="Totales">
          <TotalesDePie hoja={mesa.hoja} estado={null} />
        </section>
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
    <section
      className={classes.mesa}
      aria-label="Partida"
      data-encima={encima || undefined}
      onDragOver={sobre}
      onDragLeave={() => setEncima(false)}
      onDrop={soltar}
    >
      {children}
    </section>
  );
}
