import { useAddress } from '#platform/address/use-address.ts';
import { direccionDeCajas } from './direccion.ts';

export const useDireccion = () => useAddress(direccionDeCajas);
