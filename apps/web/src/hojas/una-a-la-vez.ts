// The server reads one sheet of each person at a time and refuses the second: what is asked of a sheet in this page waits for what was
// asked before, so that whoever changes how it is read while it is being read is not refused for having been quick.
//
//   useMutation({ mutationFn: ensayar, scope: UNA_A_LA_VEZ })
export const UNA_A_LA_VEZ = { id: 'hoja' } as const;
