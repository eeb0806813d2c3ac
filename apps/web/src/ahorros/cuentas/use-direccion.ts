import { useAddress } from '#platform/address/use-address.ts';
import { direccionDeCuentas } from './direccion.ts';

export const useDireccion = () => useAddress(direccionDeCuentas);
