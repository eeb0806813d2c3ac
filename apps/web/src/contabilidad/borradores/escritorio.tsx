// The desk: one partida being written, with everything around it. What it holds lives in the work on its draft
// (borrador/trabajo.ts), outside React; here it is only shown and acted on.
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { useStrayDrop } from '../../ui/files/stray-drop.ts';
import { Page as Pagina } from '../../ui/page/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Abierta } from './abrir/abrir.ts';
import type { MesaAbierta } from './abrir/use-abierta.ts';
import { AntesDeTerminar } from './acciones/antes-de-terminar.tsx';
import { Barra, TotalesDePie } from './acciones/barra.tsx';
import { AccionesDePagina } from './acciones-de-pagina.tsx';
import { Avisos, Terminada } from './avisos/avisos.tsx';
import { ContinuarBorrador } from './borradores/continuar-borrador.tsx';
import { CabeceraDePartida } from './cabecera/cabecera.tsx';
import { Conflicto } from './conflicto/conflicto.tsx';
import { PanelDeEfecto } from './efecto/efecto.tsx';
import classes from './escritorio.module.css';
import { EstadoDeGuardado } from './estado-de-guardado.tsx';
import { Lineas } from './lineas.tsx';
import { Soportes } from './soportes/soportes.tsx';
import { useSoportes } from './soportes/use-soportes.ts';
import { useDatos } from './use-datos.ts';
import { useEscritorio } from './use-escritorio.ts';

interface EscritorioProps {
  readonly abierta: Abierta;
  readonly mesaAbierta: MesaAbierta;
}

export function Escritorio({ abierta, mesaAbierta }: EscritorioProps) {
  const navigate = useNavigate();
  const lugarDeCabecera = useRef<HTMLElement>(null);
  const botonPrincipal = useRef<HTMLButtonElement>(null);
  const escritorio = useEscritorio(abierta, mesaAbierta, lugarDeCabecera);
  const { trabajo, agencia, estado, id, acciones, terminada, soloLectura, impedimento } = escritorio;
  const { mesa, autoguardado } = trabajo;
  const datos = useDatos(agencia);
  const soportes = useSoportes(id, autoguardado.guardarYa);
  const [conflictoVisto, setConflictoVisto] = useState<unknown>();

  const verPartida = (partida: string) =>
    void navigate({ to: '/contabilidad/ver-partidas', search: { partida } });
  const guardado = <EstadoDeGuardado estado={estado} />;
  return (
    <Pagina
      titulo="Registrar Partida"
      proposito="Se guarda sola mientras la escribe."
      acciones={<AccionesDePagina escritorio={escritorio} mesaAbierta={mesaAbierta} />}
    >
      {terminada === undefined ? (
        <>
          {mesaAbierta.ultima !== undefined && (
            <Terminada
              resumen={mesaAbierta.ultima}
              onImprimir={() => escritorio.imprimir(mesaAbierta.ultima)}
              onVer={() => verPartida(mesaAbierta.ultima?.id ?? '')}
            />
          )}
          {estado.fase === 'vacio' && mesaAbierta.ultima === undefined && (
            <ContinuarBorrador onAbrir={mesaAbierta.abrir} />
          )}
          <Avisos
            abierta={abierta}
            estado={estado}
            impedimento={impedimento}
            onComparar={() => setConflictoVisto(undefined)}
            onSeparar={() => void autoguardado.separar().catch(() => undefined)}
            onReabrir={escritorio.reabrir}
            onDescartarRecuperado={escritorio.reabrir}
          />
        </>
      ) : (
        <Terminada
          resumen={terminada}
          onImprimir={() => escritorio.imprimir(terminada)}
          onVer={() => verPartida(terminada.id)}
          onNueva={() => escritorio.empezarDespuesDe(terminada)}
        />
      )}
      {escritorio.generales.map((texto) => (
        <FormNotice key={texto} tono="error" texto={texto} />
      ))}
      <Mesa onArchivos={soloLectura ? undefined : soportes.agregar}>
        <div className={classes.cabecera}>
          <CabeceraDePartida mesa={mesa} soloLectura={soloLectura} lugar={lugarDeCabecera} />
          <Soportes idPartida={id} lista={soportes} soloLectura={soloLectura} />
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
            estado={guardado}
            enCurso={acciones.enCurso}
            vacia={estado.fase === 'vacio'}
            botonPrincipal={botonPrincipal}
            onAccion={escritorio.terminar}
            onImprimir={() => escritorio.imprimir()}
            onDescartar={() => void escritorio.descartar()}
          />
        )}
      </Mesa>
      {!soloLectura && <PanelDeEfecto mesa={mesa} id={id} />}
      {acciones.pregunta !== undefined && (
        <AntesDeTerminar pregunta={acciones.pregunta} acciones={acciones} />
      )}
      {estado.fase === 'conflicto' && estado.suya !== conflictoVisto && (
        <Conflicto
          mia={mesa.contenido()}
          suya={estado.suya}
          nombreDeCuenta={datos.nombreDeCuenta}
          onMia={autoguardado.imponer}
          onSuya={escritorio.reabrir}
          onSeparar={autoguardado.separar}
          onClose={() => setConflictoVisto(estado.suya)}
        />
      )}
    </Pagina>
  );
}

interface MesaProps {
  readonly onArchivos: ((archivos: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** A file dropped anywhere on it is one of its documents. */
function Mesa({ onArchivos, children }: MesaProps) {
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
