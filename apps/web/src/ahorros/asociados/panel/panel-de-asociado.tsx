// One asociado: who it is, the accounts in the agencias of whoever looks, and what can be done.
import type { AsociadoEntero } from '@cuadra/contract/ahorros/asociados';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { EstadoDeAsociadoVisto } from '#ahorros/marcas/estado-de-asociado.tsx';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { consultas } from '../consultas.ts';
import { EdicionDeAsociado } from '../formulario/edicion-de-asociado.tsx';
import { AccionesDeAsociado, type OrdenDeAsociado } from './acciones-de-asociado.tsx';
import { CambiarEstado } from './cambiar-estado.tsx';
import { CuentasDeAsociado } from './cuentas-de-asociado.tsx';
import classes from './panel.module.css';

interface PanelDeAsociadoProps {
  readonly id: string;
  /** Opened from the keyboard. */
  readonly enfocar: boolean;
  readonly onClose: () => void;
}

export function PanelDeAsociado({ id, enfocar, onClose }: PanelDeAsociadoProps) {
  const consulta = useQuery(consultas.asociado(id));
  const [orden, setOrden] = useState<OrdenDeAsociado>();
  return (
    <SidePanel etiqueta="Asociado" enfocar={enfocar} retenido={orden !== undefined} onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <h2 className={classes.titulo}>{consulta.data?.nombre ?? 'Asociado'}</h2>
        </PanelHeader>
        <Loaded consulta={consulta} filas={8} etiqueta="Cargando al asociado">
          {(asociado) => (
            <>
              <Datos asociado={asociado} />
              <AccionesDeAsociado asociado={asociado} onOrden={setOrden} />
              <CuentasDeAsociado asociado={asociado} />
              <Ordenada asociado={asociado} orden={orden} onCerrar={() => setOrden(undefined)} />
            </>
          )}
        </Loaded>
      </div>
    </SidePanel>
  );
}

interface OrdenadaProps {
  readonly asociado: AsociadoEntero;
  readonly orden: OrdenDeAsociado | undefined;
  readonly onCerrar: () => void;
}

function Ordenada({ asociado, orden, onCerrar }: OrdenadaProps) {
  return (
    <>
      <EdicionDeAsociado asociado={asociado} abierta={orden === 'editar'} onCerrar={onCerrar} />
      {orden !== undefined && orden !== 'editar' && (
        <CambiarEstado asociado={asociado} estado={orden} onCerrar={onCerrar} />
      )}
    </>
  );
}

function Datos({ asociado }: { readonly asociado: AsociadoEntero }) {
  const { numero, estado, dpi, documento, nit, nacimiento, telefono, correo, direccion } = asociado;
  return (
    <dl className={classes.datos}>
      <Dato nombre="Número">{numero}</Dato>
      <Dato nombre="Estado">
        <EstadoDeAsociadoVisto estado={estado} />
      </Dato>
      <Dato nombre="DPI">{dpi === null ? null : escribirDpi(dpi)}</Dato>
      <Dato nombre="Otro documento">{documento}</Dato>
      <Dato nombre="NIT">{nit}</Dato>
      <Dato nombre="Nacimiento">{nacimiento === null ? null : formatDate(nacimiento)}</Dato>
      <Dato nombre="Teléfono">{telefono}</Dato>
      <Dato nombre="Correo">{correo}</Dato>
      <Dato nombre="Dirección">{direccion}</Dato>
      <Dato nombre="Agencia">{asociado.agencia}</Dato>
      <Dato nombre="Ingreso">{formatDate(asociado.ingreso)}</Dato>
    </dl>
  );
}

/** What is not known is not announced. */
function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </>
  );
}
