// From what is simulated: the rules in force of a product, a real account, or nothing.
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoundPicker } from '#ui/fields/found-picker.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { consultas } from './consultas.ts';
import { useDireccion } from './direccion.ts';
import classes from './simulador.module.css';

export function Origen() {
  const { busqueda, push } = useDireccion();
  const { data } = useQuery(consultas.productos());
  const [cuenta, setCuenta] = useState<CuentaEnLista>();
  return (
    <div className={classes.origen}>
      <SelectField
        etiqueta="Reglas vigentes de"
        todos="Ningún producto"
        valor={busqueda.producto === undefined ? undefined : String(busqueda.producto)}
        opciones={(data?.productos ?? []).map(({ id, codigo, nombre }) => [
          String(id),
          `${codigo} ${nombre}`,
        ])}
        onCambio={(id) => {
          setCuenta(undefined);
          push({ producto: id === undefined ? undefined : Number(id), cuenta: undefined });
        }}
      />
      <FoundPicker
        etiqueta="O de una cuenta"
        pista="Número, DPI o nombre"
        vacio="Ninguna cuenta coincide."
        buscar={consultas.buscarCuentas}
        elegido={cuenta?.id === busqueda.cuenta ? cuenta : undefined}
        clave={({ id }) => String(id)}
        nombre={decirCuenta}
        dibujar={(una) => `${decirCuenta(una)} (${una.producto.codigo})`}
        onCambio={(elegida) => {
          setCuenta(elegida);
          push({ cuenta: elegida?.id, producto: undefined });
        }}
      />
    </div>
  );
}

const decirCuenta = ({ numero, titular }: CuentaEnLista): string =>
  titular === null ? numero : `${numero} ${titular.nombre}`;
