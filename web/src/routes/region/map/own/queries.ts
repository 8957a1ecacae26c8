import type { DiagnosisContext, FieldChecks, KeepFieldChecks } from '@lease-risk/contract/map-own'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../lib/api.ts'
import { useSignedIn } from '../../../../lib/use-session.ts'

const keyOf = (diagnosisId: number) => ['map', 'diagnosis', diagnosisId]

/** The surroundings of the home in the user's own diagnosis. */
export function useContext(diagnosisId: number) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: keyOf(diagnosisId),
    enabled: signedIn === true,
    queryFn: ({ signal }) =>
      api<DiagnosisContext>(`/api/map/diagnosis-context?diagnosisHistoryId=${diagnosisId}`, { signal }),
  })
}

export function useKeepCheck(diagnosisId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (item: KeepFieldChecks['items'][number]) => {
      const body: KeepFieldChecks = { diagnosisHistoryId: diagnosisId, items: [item] }
      return api<FieldChecks>('/api/map/field-checks', { method: 'PUT', body })
    },
    onSuccess: (fieldChecks) =>
      queries.setQueryData<DiagnosisContext>(keyOf(diagnosisId), (known) => known && { ...known, fieldChecks }),
  })
}
