// The kinds that a cajero makes alone with an account; they differ in what their document is called.
import type { FormularioDeClaseProps } from '../clase.ts';
import { FormularioDeMovimiento } from './formulario-de-movimiento.tsx';

export const Ingreso = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="ingreso" documento="Documento" quien="Quién lo entrega" />
);

export const Egreso = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="egreso" documento="Documento" quien="Quién lo recibe" />
);

export const PagoMenor = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento
    {...props}
    clase="pago-menor"
    documento="Factura o comprobante"
    quien="Quién lo recibe"
  />
);

export const Remesa = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="remesa" documento="Boleta de depósito" quien="Quién lo lleva" />
);

export const DepositoDeAhorro = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="deposito-ahorro" documento="Boleta" quien="Quién lo entrega" />
);

export const RetiroDeAhorro = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="retiro-ahorro" documento="Boleta" quien="Quién lo recibe" />
);
