// Which product it is, how it stands and, while it is being prepared, what is missing before it is used; and what can be done with it.
import {
  activarProducto,
  type ProductoDeAhorro,
  renombrarProducto,
  suspenderProducto,
} from '@cuadra/contract/ahorros/productos';
import { nombresDeClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { CheckCircleIcon, ChevronLeftIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { EstadoDeProductoVisto } from '#ahorros/marcas/estados.tsx';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import { decirPasos } from './decir-pasos.ts';
import classes from './producto.module.css';

export function Encabezado({ producto }: { readonly producto: ProductoDeAhorro }) {
  const { codigo, nombre, clase, estado, cuenta } = producto;
  const accion = useAction(refrescarProductos);
  return (
    <section className={classes.encabezado} aria-label={`Producto ${codigo}`}>
      <PlainLink to="/ahorros/productos" className={classes.volver}>
        <ChevronLeftIcon width={14} height={14} aria-hidden="true" />
        Todos los productos
      </PlainLink>
      <div className={classes.linea}>
        <div className={classes.titulos}>
          <h2 className={classes.titulo}>
            <span className={classes.codigo}>{codigo}</span> {nombre}
          </h2>
          <p className={classes.segundo}>
            <EstadoDeProductoVisto estado={estado} />
            <span>{nombresDeClaseDeProducto[clase]}</span>
            <span>
              Cuenta de control {cuenta.idCuenta} {cuenta.nombre}
            </span>
          </p>
        </div>
        <Acciones producto={producto} accion={accion} />
      </div>
      {accion.mensaje !== undefined && <FormNotice tono="error" texto={accion.mensaje} />}
      {estado === 'preparacion' && <Pasos producto={producto} />}
    </section>
  );
}

interface AccionesProps {
  readonly producto: ProductoDeAhorro;
  readonly accion: ReturnType<typeof useAction>;
}

function Acciones({ producto, accion }: AccionesProps) {
  const [renombrando, setRenombrando] = useState(false);
  const administra = usePermission('ahorros:administrar');
  const publica = usePermission('ahorros:publicar');
  return (
    <div className={classes.acciones}>
      {administra && (
        <Button variant="default" onClick={() => setRenombrando(true)}>
          Cambiar nombre
        </Button>
      )}
      {publica && <CambioDeEstado producto={producto} accion={accion} />}
      {renombrando && <Renombrar producto={producto} onCerrar={() => setRenombrando(false)} />}
    </div>
  );
}

/** One step at a time: activated, then without new accounts, and back. */
function CambioDeEstado(props: AccionesProps) {
  return props.producto.estado === 'preparacion' ? <Activacion {...props} /> : <Suspension {...props} />;
}

function Activacion({ producto: { id, nombre, version, creadoPor, cuenta }, accion }: AccionesProps) {
  const propio = useCurrentUser()?.id === creadoPor?.id;
  const confirmar = useConfirm();
  const activar = async () => {
    const pregunta = {
      titulo: `Activar «${nombre}»`,
      texto: `Desde ahora solo los movimientos de sus cuentas mueven la cuenta ${cuenta.idCuenta}, y ya no se traen saldos de antes. No vuelve a preparación.`,
      accion: 'Activar',
    };
    if (!(await confirmar(pregunta))) return;
    if (await accion.hacer(() => call(activarProducto, { params: { id }, body: { version } })))
      void notify(`«${nombre}» está activo.`);
  };
  return (
    <Button
      loading={accion.ocupado}
      disabled={propio}
      title={propio ? 'Quien crea un producto no lo activa.' : undefined}
      onClick={() => void activar()}
    >
      Activar
    </Button>
  );
}

function Suspension({ producto: { id, nombre, estado, version }, accion }: AccionesProps) {
  const confirmar = useConfirm();
  const suspendido = estado === 'activo';
  const cambiar = async () => {
    const pregunta = suspendido
      ? {
          titulo: `Dejar de abrir cuentas de «${nombre}»`,
          texto: 'Las que tiene siguen como están: reciben, pagan y ganan.',
          accion: 'Dejar de abrir cuentas',
        }
      : {
          titulo: `Volver a abrir cuentas de «${nombre}»`,
          texto: 'Se ofrecerá otra vez.',
          accion: 'Volver a abrir',
        };
    if (!(await confirmar(pregunta))) return;
    if (await accion.hacer(() => call(suspenderProducto, { params: { id }, body: { suspendido, version } })))
      void notify(
        suspendido ? 'Ya no se abren cuentas del producto.' : 'Se abren cuentas del producto otra vez.',
      );
  };
  return (
    <Button variant="default" loading={accion.ocupado} onClick={() => void cambiar()}>
      {suspendido ? 'Dejar de abrir cuentas' : 'Volver a abrir cuentas'}
    </Button>
  );
}

interface RenombrarProps {
  readonly producto: ProductoDeAhorro;
  readonly onCerrar: () => void;
}

function Renombrar({ producto: { id, nombre, version }, onCerrar }: RenombrarProps) {
  const [escrito, setEscrito] = useState(nombre);
  const { ocupado, mensaje, hacer } = useAction(refrescarProductos);
  const guardar = async (event: FormEvent) => {
    event.preventDefault();
    const body = { nombre: escrito, version };
    if (await hacer(() => call(renombrarProducto, { params: { id }, body }))) onCerrar();
  };
  return (
    <FormDialog titulo="Cambiar el nombre" conCambios={escrito !== nombre} onClose={onCerrar}>
      <form noValidate onSubmit={(event) => void guardar(event)}>
        <TextInput
          label="Nombre"
          value={escrito}
          maxLength={80}
          autoComplete="off"
          data-autofocus
          error={mensaje}
          onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
        />
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={ocupado} disabled={escrito.trim() === ''}>
            Guardar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

/** What is done and what is missing, in order. */
function Pasos({ producto }: { readonly producto: ProductoDeAhorro }) {
  return (
    <ol className={classes.pasos} aria-label="Para activarlo">
      {decirPasos(producto).map(({ paso, hecho, detalle }) => (
        <li key={paso} data-hecho={hecho || undefined}>
          {hecho ? (
            <CheckCircleIcon width={18} height={18} aria-label="Hecho" role="img" />
          ) : (
            <span className={classes.pendiente} role="img" aria-label="Pendiente" />
          )}
          <span>
            {paso}
            {detalle !== undefined && <small>{detalle}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
