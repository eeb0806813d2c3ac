// One savings account: whose it is and what it holds, what moved in it, its data, and what can be done with it.
import '@mantine/core/styles/Tabs.layer.css';
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#ui/loading/loaded.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { consultas } from '../consultas.ts';
import { DialogoDeCuenta, type OrdenDeCuenta } from '../dialogos/dialogo-de-cuenta.tsx';
import { useDireccion } from '../use-direccion.ts';
import classes from './cuenta.module.css';
import { DatosDeCuenta } from './datos-de-cuenta.tsx';
import { Encabezado } from './encabezado.tsx';
import { MovimientosDeCuenta } from './movimientos-de-cuenta.tsx';

export function CuentaAbierta({ id }: { readonly id: number }) {
  const consulta = useQuery(consultas.cuenta(id));
  return (
    <Loaded consulta={consulta} filas={14} etiqueta="Cargando la cuenta">
      {(cuenta) => <Contenido cuenta={cuenta} />}
    </Loaded>
  );
}

function Contenido({ cuenta }: { readonly cuenta: CuentaEntera }) {
  const { busqueda, replace } = useDireccion();
  const [orden, setOrden] = useState<OrdenDeCuenta>();
  const vista = busqueda.vista ?? 'movimientos';
  return (
    <div className={classes.cuenta}>
      <Encabezado cuenta={cuenta} onOrden={setOrden} />
      <Tabs
        value={vista}
        onChange={(elegida) => replace({ vista: elegida === 'datos' ? 'datos' : undefined })}
        keepMounted={false}
        className={classes.tarjeta ?? ''}
      >
        <TabList activa={vista}>
          <Tabs.Tab value="movimientos">Movimientos</Tabs.Tab>
          <Tabs.Tab value="datos">Datos</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="movimientos">
          <MovimientosDeCuenta cuenta={cuenta} onOrden={setOrden} />
        </Tabs.Panel>
        <Tabs.Panel value="datos">
          <DatosDeCuenta cuenta={cuenta} />
        </Tabs.Panel>
      </Tabs>
      {orden !== undefined && (
        <DialogoDeCuenta orden={orden} cuenta={cuenta} onCerrar={() => setOrden(undefined)} />
      )}
    </div>
  );
}
