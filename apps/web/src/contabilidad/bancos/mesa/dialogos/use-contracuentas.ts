// The accounts against which something of a bank can be posted: detail accounts that people post to, none of a bank. The server
// judges; this keeps from choosing what it would refuse.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consultas } from '#contabilidad/bancos/consultas.ts';

export function useContracuentas() {
  const { data: catalogo } = useQuery(consultas.catalogo());
  const { data: bancarias } = useQuery(consultas.cuentas());
  return useMemo(() => {
    const deBancos = new Set(bancarias?.map(({ idCuenta }) => idCuenta));
    return (catalogo ?? []).filter(
      ({ tipoCuenta, estado, idCuenta }) =>
        tipoCuenta === 'D' && estado === 'activa' && !deBancos.has(idCuenta),
    );
  }, [catalogo, bancarias]);
}
