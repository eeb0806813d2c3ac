// The panel of the gate that the address names, if any.
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { estadoDe, explicacionDe, nombresDeEstado } from '../compuertas-visibles.ts';
import { MarcaDeCompuerta } from '../marca-de-compuerta.tsx';
import type { ClaveDeMes } from '../meses.ts';
import { useAccion } from '../use-accion.ts';
import { useBusqueda } from '../use-busqueda.ts';
import { Archivos } from './archivos.tsx';
import classes from './compuerta-abierta.module.css';
import { Evidencia } from './evidencia.tsx';
import { Excepcion } from './excepcion.tsx';
import { Firma } from './firma.tsx';
import { Responsable } from './responsable.tsx';
import { SaldosPorExplicar } from './saldos-por-explicar.tsx';

interface CompuertaAbiertaProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
}

export function CompuertaAbierta({ clave, cierre }: CompuertaAbiertaProps) {
  const { busqueda, cerrarCompuerta } = useBusqueda();
  const [conDialogo, setConDialogo] = useState(false);
  if (busqueda.compuerta === undefined) return null;
  const compuerta = cierre.compuertas.find(({ id }) => id === busqueda.compuerta);
  return (
    <SidePanel
      etiqueta={compuerta?.titulo ?? 'Compuerta'}
      enfocar
      retenido={conDialogo}
      onClose={cerrarCompuerta}
    >
      {compuerta === undefined ? (
        <EmptyState titulo="Esta compuerta no existe" texto="Cierre el panel y elija otra de la lista." />
      ) : (
        <Panel
          key={compuerta.id}
          clave={clave}
          cierre={cierre}
          compuerta={compuerta}
          onDialogo={setConDialogo}
          onClose={cerrarCompuerta}
        />
      )}
    </SidePanel>
  );
}

interface PanelProps extends CompuertaAbiertaProps {
  readonly compuerta: CierreDelMes['compuertas'][number];
  readonly onDialogo: (abierto: boolean) => void;
  readonly onClose: () => void;
}

function Panel({ clave, cierre, compuerta, onDialogo, onClose }: PanelProps) {
  const accion = useAccion();
  const parte = { clave, compuerta, estaCerrado: cierre.periodo.estado === 'cerrado', accion };
  const estado = estadoDe(compuerta);
  return (
    <div className={classes.panel}>
      <PanelHeader onClose={onClose}>
        <h2 className={classes.titulo}>{compuerta.titulo}</h2>
        <p className={classes.estado}>
          <MarcaDeCompuerta estado={estado} /> <span aria-hidden="true">{nombresDeEstado[estado]}</span>
        </p>
      </PanelHeader>
      {accion.mensaje !== undefined && <FormNotice tono="error" texto={accion.mensaje} />}
      <Detalle compuerta={compuerta} />
      {compuerta.id === 'cuentas-puente' && (
        <SaldosPorExplicar {...parte} saldos={cierre.saldosPorExplicar} />
      )}
      <Excepcion {...parte} onDialogo={onDialogo} />
      <Responsable {...parte} personas={cierre.personas} />
      <Evidencia {...parte} />
      <Archivos {...parte} />
      <Firma {...parte} />
    </div>
  );
}

/** What the gate says, and each thing it speaks of with the way to it. */
function Detalle({ compuerta }: Pick<PanelProps, 'compuerta'>) {
  const explicacion = explicacionDe(compuerta);
  const { detalle } = compuerta;
  if (explicacion === undefined && detalle.length === 0) return null;
  return (
    <div>
      {explicacion !== undefined && <p className={classes.texto}>{explicacion}</p>}
      {detalle.length > 0 && (
        <ul className={classes.detalle} aria-label="Detalle">
          {detalle.map(({ id, texto, enlace }) => (
            <li key={id}>{enlace === null ? texto : <Link to={enlace}>{texto}</Link>}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
