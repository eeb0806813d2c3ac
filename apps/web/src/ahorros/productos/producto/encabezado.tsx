// Which product it is, how it stands and, while it is being prepared, what is missing before it is used; and what can be done with it.

import {
  activarProducto,
  type ProductoDeAhorro,
  renombrarProducto,
  suspenderProducto,
} from '@cuadra/contract/ahorros/productos';
import { nombresDeClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { restar } from '@cuadra/core/dinero';
import { CheckCircleIcon, ChevronLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EstadoDeProductoVisto } from '#ahorros/marcas/estados.tsx';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import classes from '../productos.module.css';

export function Encabezado({ producto }: { readonly producto: ProductoDeAhorro }) {
  const { codigo, nombre, clase, estado, cuenta } = producto;
  const accion = useAction(refrescarProductos);
  return (
    <Stack as="section" gap="md" surface="card" pad="md xl" aria-label={`Producto ${codigo}`}>
      <Row gap="xs" size="xs" muted>
        <ChevronLeftIcon width={14} height={14} aria-hidden="true" />
        <PlainLink to="/ahorros/productos" style={{ color: 'inherit' }}>
          Todos los productos
        </PlainLink>
      </Row>
      <Row align="start" gap="md 2xl">
        <Box grow basis="18rem">
          <Title size="lg" lines="loose" breaks>
            <Text as="span" weight="normal" muted>
              {codigo}
            </Text>{' '}
            {nombre}
          </Title>
          <Row as="p" gap="2xs lg" size="sm" muted lines="even">
            <EstadoDeProductoVisto estado={estado} />
            <span>{nombresDeClaseDeProducto[clase]}</span>
            <span>
              Cuenta de control {cuenta.idCuenta} {cuenta.nombre}
            </span>
          </Row>
        </Box>
        <Acciones producto={producto} accion={accion} />
      </Row>
      {accion.message !== undefined && <FormNotice tone="error" text={accion.message} />}
      {estado === 'preparacion' && <Pasos producto={producto} />}
    </Stack>
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
    <Row gap="sm">
      {administra && (
        <Button variant="default" onClick={() => setRenombrando(true)}>
          Cambiar nombre
        </Button>
      )}
      {publica && <CambioDeEstado producto={producto} accion={accion} />}
      {renombrando && <Renombrar producto={producto} onCerrar={() => setRenombrando(false)} />}
    </Row>
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
      title: `Activar «${nombre}»`,
      text: `Desde ahora solo los movimientos de sus cuentas mueven la cuenta ${cuenta.idCuenta}, y ya no se traen saldos de antes. No vuelve a preparación.`,
      action: 'Activar',
    };
    if (!(await confirmar(pregunta))) return;
    if (await accion.run(() => call(activarProducto, { params: { id }, body: { version } })))
      void notify(`«${nombre}» está activo.`);
  };
  return (
    <Button
      loading={accion.busy}
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
          title: `Dejar de abrir cuentas de «${nombre}»`,
          text: 'Las que tiene siguen como están: reciben, pagan y ganan.',
          action: 'Dejar de abrir cuentas',
        }
      : {
          title: `Volver a abrir cuentas de «${nombre}»`,
          text: 'Se ofrecerá otra vez.',
          action: 'Volver a abrir',
        };
    if (!(await confirmar(pregunta))) return;
    if (await accion.run(() => call(suspenderProducto, { params: { id }, body: { suspendido, version } })))
      void notify(
        suspendido ? 'Ya no se abren cuentas del producto.' : 'Se abren cuentas del producto otra vez.',
      );
  };
  return (
    <Button variant="default" loading={accion.busy} onClick={() => void cambiar()}>
      {suspendido ? 'Dejar de abrir cuentas' : 'Volver a abrir cuentas'}
    </Button>
  );
}

interface RenombrarProps {
  readonly producto: ProductoDeAhorro;
  readonly onCerrar: () => void;
}

function Renombrar({ producto: { id, nombre, version }, onCerrar }: RenombrarProps) {
  const order = useOrder(renombrarProducto, {
    params: { id },
    version,
    initial: { nombre },
    refresh: refrescarProductos,
  });
  const escrito = order.form.watch('nombre');
  return (
    <OrderDialog
      title="Cambiar el nombre"
      order={order}
      submit="Guardar"
      disabled={escrito.trim() === ''}
      onClose={onCerrar}
    >
      <TextField name="nombre" label="Nombre" maxLength={80} optional />
    </OrderDialog>
  );
}

/** What is done and what is missing, in order. */
function Pasos({ producto }: { readonly producto: ProductoDeAhorro }) {
  return (
    <Grid as="ol" min="13rem" gap="md xl" line="above" pad="md none" aria-label="Para activarlo">
      {decirPasos(producto).map(({ paso, hecho, detalle }) => (
        <Grid as="li" key={paso} columns="1.125rem minmax(0, 1fr)" gap="md" size="sm" lines="even">
          {hecho ? (
            <Text as="span" tone="success">
              <CheckCircleIcon width={18} height={18} aria-label="Hecho" role="img" />
            </Text>
          ) : (
            <span className={classes.pendiente} role="img" aria-label="Pendiente" />
          )}
          <span>
            {paso}
            {detalle !== undefined && (
              <Text as="small" block size="xs" muted>
                {detalle}
              </Text>
            )}
          </span>
        </Grid>
      ))}
    </Grid>
  );
}

// What a product in preparation has and what it lacks, in the order in which it is done.
interface PasoDicho {
  readonly paso: string;
  readonly hecho: boolean;
  readonly detalle?: string | undefined;
}

function decirPasos({ versiones, tablas, control }: Omit<ProductoDeAhorro, 'reglas'>): PasoDicho[] {
  const cuentas = control.reduce((suma, una) => suma + una.cuentas, 0);
  const [distinta] = control.filter(({ enCuentas, enLibros }) => enCuentas !== enLibros);
  return [
    { paso: 'Reglas publicadas', ...deReglas(versiones) },
    { paso: 'Tasas publicadas', ...deReglas(tablas) },
    {
      paso: 'Cuentas de ahorro',
      hecho: cuentas > 0,
      detalle:
        cuentas === 0
          ? 'Traiga las que existen; si empieza de cero, no hace falta.'
          : `${formatearEntero(cuentas)} ${cuentas === 1 ? 'abierta' : 'abiertas'}`,
    },
    {
      paso: 'Las cuentas suman lo que dicen los libros',
      hecho: distinta === undefined,
      detalle: distinta && `En la agencia ${distinta.agencia} ${decirDiferencia(distinta)}.`,
    },
  ];
}

function deReglas(reglas: readonly { readonly estado: string }[]): Omit<PasoDicho, 'paso'> {
  if (reglas.some(({ estado }) => estado === 'publicada')) return { hecho: true };
  return {
    hecho: false,
    detalle: reglas.length > 0 ? 'Escritas: otra persona las publica.' : 'Por escribir.',
  };
}

function decirDiferencia({ enCuentas, enLibros }: ProductoDeAhorro['control'][number]): string {
  return enCuentas < enLibros
    ? `faltan ${formatearQuetzales(restar(enLibros, enCuentas))} en cuentas`
    : `sobran ${formatearQuetzales(restar(enCuentas, enLibros))} en cuentas`;
}
