// «Importar»: one button where one kind of sheet comes in, a menu where several do. The dialog is loaded when it is opened.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { HojaDeAhorro } from '@cuadra/contract/ahorros/importaciones';
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';

const Dialogo = lazy(async () => ({ default: (await import('./hojas-de-ahorro.tsx')).Dialogo }));

const NOMBRES: Readonly<Record<HojaDeAhorro, string>> = {
  asociados: 'Importar asociados',
  cuentas: 'Importar cuentas',
  movimientos: 'Importar movimientos',
};

interface ImportarProps {
  readonly hojas: readonly [HojaDeAhorro, ...HojaDeAhorro[]];
  readonly alTerminar: () => void;
}

export function Importar({ hojas, alTerminar }: ImportarProps) {
  const [abierta, setAbierta] = useState<HojaDeAhorro>();
  const registra = usePermission('ahorros:registrar');
  if (!registra) return null;
  const boton = {
    variant: 'default',
    leftSection: <ArrowUpTrayIcon width={16} aria-hidden="true" />,
  } as const;
  const [primera] = hojas;
  return (
    <>
      {hojas.length === 1 ? (
        <Button {...boton} onClick={() => setAbierta(primera)}>
          Importar
        </Button>
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button {...boton}>Importar</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {hojas.map((hoja) => (
              <Menu.Item key={hoja} onClick={() => setAbierta(hoja)}>
                {NOMBRES[hoja]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {abierta !== undefined && (
        <Suspense>
          <Dialogo que={abierta} alTerminar={alTerminar} onClose={() => setAbierta(undefined)} />
        </Suspense>
      )}
    </>
  );
}
