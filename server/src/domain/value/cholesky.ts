/**
 * Replaces the lower triangle of a symmetric positive definite matrix (`size` rows, row by row) by its Cholesky factor.
 * Throws if the matrix is not positive definite.
 */
export function factorise(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    const start = row * size
    for (let column = 0; column <= row; column++) {
      const other = column * size
      let sum = matrix[start + column]!
      for (let k = 0; k < column; k++) sum -= matrix[start + k]! * matrix[other + k]!
      if (column < row) matrix[start + column] = sum / matrix[other + column]!
      else if (sum > 0) matrix[start + row] = Math.sqrt(sum)
      else throw new RangeError('the matrix is not positive definite')
    }
  }
}

/** Solves a system with a factor from `factorise`; the solution overwrites `right`. */
export function solveFactored(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  for (let row = 0; row < size; row++) {
    let sum = right[row]!
    for (let k = 0; k < row; k++) sum -= factor[row * size + k]! * right[k]!
    right[row] = sum / factor[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row]!
    for (let k = row + 1; k < size; k++) sum -= factor[k * size + row]! * right[k]!
    right[row] = sum / factor[row * size + row]!
  }
  return right
}

/** The diagonal of the inverse of the matrix whose factor this is. */
export function inverseDiagonal(factor: Float64Array, size: number): Float64Array {
  const diagonal = new Float64Array(size)
  const column = new Float64Array(size)
  for (let first = 0; first < size; first++) {
    // column `first` of the factor's inverse; its entries are at and below the diagonal
    for (let row = first; row < size; row++) {
      let sum = row === first ? 1 : 0
      for (let k = first; k < row; k++) sum -= factor[row * size + k]! * column[k]!
      column[row] = sum / factor[row * size + row]!
      diagonal[first]! += column[row]! ** 2
    }
  }
  return diagonal
}
